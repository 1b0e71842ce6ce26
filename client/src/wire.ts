// Made by `npm run wire` from wire.schema.json. Do not edit.

export type Message =
  | Say
  | Announce
  | Order
  | MoreTime
  | StandIn
  | ComeBack
  | Pick
  | SeatBot
  | MoveSeat
  | RandomTeams
  | Unseat
  | Commit
  | Start
  | Open
  | Close
  | Consent
  | TakeRequests
  | Mute
  | Ban
  | Pardon
  | Leave
  | Hurry
  | PlayAgain;
export type News = State | Change | Problem;

/**
 * Play this card of my hand (by the id the view shows) as soon as it is possible; no card: never mind.
 */
export interface Announce {
  card?: number | null;
  do: "announce";
  target?: number | null;
}
/**
 * From the host: no to this request, and that household may neither sit nor watch at this table.
 */
export interface Ban {
  do: "ban";
  request: number;
}
/**
 * A board with places.
 */
export interface Board {
  kind: "board";
  name: string;
  places?: Spot[];
  seat?: number;
}
/**
 * One place of a board: who is there, and what lies there.
 */
export interface Spot {
  card?: SeenCard | null;
  closed?: boolean;
  count?: number;
  counts?: string;
  left?: number;
  most?: number;
  name: string;
  party?: boolean;
  seats?: number[];
}
/**
 * A card whose face the seat may see.
 */
export interface SeenCard {
  deck?: string;
  drink?: Measure | null;
  id: number;
  level?: number;
  owner?: string;
  source?: "house" | "inferred" | "rulebook";
  text: string;
  title: string;
  type: string;
}
/**
 * What is printed on a Drink.
 */
export interface Measure {
  alcohol?: number;
  chaser?: boolean;
  discards?: number;
  draws?: number;
  fortitude?: number;
  gold?: number;
}
/**
 * What is new since the last state or change; whatever it does not name is as it was.
 */
export interface Change {
  is: "change";
  own: OwnChange;
  public: PublicChange;
}
/**
 * What is new for this connection, since the state before.
 */
export interface OwnChange {
  announced?: number;
  answered?: ShownWord | null;
  gambling?: string[];
  hand?: HandCard[];
  hands?: {
    [k: string]: SeenCard[];
  };
  log?: Told[];
  log_from?: number;
  looking_at?: SeenCard[];
  orders?: StandingOrders;
  prompt?: ShownPrompt | null;
  said?: boolean;
  waiting?: ShownWaiting | null;
  words?: {
    [k: string]: MatterWords;
  };
}
/**
 * What a teammate has decided for the side.
 */
export interface ShownWord {
  answer: string;
  number: number;
  question: string;
  seat: number;
}
/**
 * A card of one's own hand, and why it cannot be played now.
 */
export interface HandCard {
  card: SeenCard;
  in_front?: boolean;
  playable: boolean;
  why_not: [string[], string][];
}
/**
 * A line of the log, with the rules behind it.
 */
export interface Told {
  about?: number[];
  kind?: "answer" | "event" | "phase" | "turn";
  rules: string[];
  staged?: (StagedTurn | StagedOut | StagedRound | StagedPot | StagedNegation | StagedEnd) | null;
  text: string;
}
/**
 * A turn begins.
 */
export interface StagedTurn {
  what: "TurnBegan";
  who: number[];
}
/**
 * A side is out of the game.
 */
export interface StagedOut {
  out: "no Gold" | "passed out";
  what: "IsOut";
  who: number[];
}
/**
 * A Round is won, and what lies in its pot.
 */
export interface StagedRound {
  gold: number;
  what: "WonRound";
  who: number;
  words: string;
}
/**
 * A pot is taken by a player who has not won the Round.
 */
export interface StagedPot {
  gold: number;
  what: "TookPot";
  who: number;
}
/**
 * A card is Negated.
 */
export interface StagedNegation {
  card: string;
  what: "Negated";
  who: number;
}
/**
 * The game is over.
 */
export interface StagedEnd {
  tie: boolean;
  what: "GameOver";
  who: number[];
  words: string;
}
/**
 * What a seat has ordered; without orders it is asked in every window.
 */
export interface StandingOrders {
  held?: string[];
  no_light_drinks?: boolean;
  only_if_able?: boolean;
  only_if_affected?: boolean;
  quiet_until_turn?: number;
}
/**
 * What the seat is asked, and what only a room knows about it.
 */
export interface ShownPrompt {
  default: number;
  grave?: boolean;
  kind:
    | "bid"
    | "champion"
    | "choose"
    | "discard_cards"
    | "divide_cards"
    | "gamble"
    | "give_up_card"
    | "order_drink"
    | "pick_drink"
    | "pick_player"
    | "play_action"
    | "respond"
    | "share_drink"
    | "who_drinks";
  number: number;
  options: SeenOption[];
  said: boolean;
  text: string;
}
/**
 * One answer a seat may give.
 */
export interface SeenOption {
  acts?: boolean;
  answer: number[];
  brief?: string;
  cards?: number[];
  costs?: boolean;
  passes?: boolean;
  potion?: string;
  seat?: number;
  text: string;
  thing?: number;
}
/**
 * What the table waits for, as everybody may know it.
 */
export interface ShownWaiting {
  given?: number;
  kind: "direct" | "window";
  seats: number[];
  seconds: number;
}
/**
 * What is said about one thing in the middle of the table.
 */
export interface MatterWords {
  answers?: string;
  drinks?: string[];
  due?: DueWords[];
  heading: string;
  notes?: string[];
  picks?: string;
}
/**
 * A change that is coming, or has come.
 */
export interface DueWords {
  gain?: boolean;
  mine?: boolean;
  text: string;
}
/**
 * What is new for everybody, since the state before.
 */
export interface PublicChange {
  active?: number;
  drink_deck?: number;
  drink_discards?: SeenCard[];
  event_decks?: SeenEvents[];
  falls?: Fall[];
  inn?: number;
  number?: number;
  orders?: number;
  over?: boolean;
  phase?: string;
  pieces?: (Counter | Tokens | Pile | InPlay | Board)[];
  round?: SeenRound | null;
  seats?: {
    [k: string]: SeenSeat;
  };
  sides?: SeenSide[];
  stack?: SeenMatter[];
  table?: ShownTable;
  tie?: boolean;
  turn?: number;
  winners?: number[];
}
/**
 * An event deck: its next Event comes when the last counter goes.
 */
export interface SeenEvents {
  counters: number;
  deck: number;
  discards: SeenCard[];
  name: string;
}
/**
 * A side that is out of the game.
 */
export interface Fall {
  by?: number;
  place: number;
  side: number;
  to?: string;
  turn: number;
}
/**
 * A number with a name.
 */
export interface Counter {
  count?: number;
  kind: "counter";
  most?: number;
  name: string;
  seat?: number;
}
/**
 * Tokens that somebody has put before a seat.
 */
export interface Tokens {
  count?: number;
  kind: "tokens";
  name: string;
  seat?: number;
}
/**
 * Cards on top of each other; those that lie face up are shown, the top one last.
 */
export interface Pile {
  cards?: SeenCard[];
  count?: number;
  kind: "pile";
  name: string;
  seat?: number;
}
/**
 * Cards side by side, face up.
 */
export interface InPlay {
  cards?: SeenCard[];
  kind: "in_play";
  name: string;
  seat?: number;
}
/**
 * A Round of Gambling.
 */
export interface SeenRound {
  cheating_only: boolean;
  control: number;
  inside: number[];
  pot: number;
  turn: number;
}
/**
 * What one player has for themselves, as others see it.
 */
export interface SeenSeat {
  actions?: number;
  cards: SeenCard[];
  deck: number;
  discards: SeenCard[];
  front: SeenCard[];
  hand: number;
  ignores_all: boolean;
  name: string;
  pile: number;
  side: number;
}
/**
 * What those have in common who share a mat: one player, or a team.
 */
export interface SeenSide {
  alcohol: number;
  fortitude: number;
  gold: number;
  out: string;
  potions: number;
  seats: number[];
}
/**
 * Something on the table, the latest last.
 */
export interface SeenMatter {
  acts?: boolean;
  answers?: number;
  card?: SeenCard | null;
  champions?: number[];
  drinks?: SeenDrink[];
  gold?: number;
  hidden?: number;
  id: number;
  ignored_by?: number[];
  kind: "drinks" | "payment" | "play" | "tray" | "win";
  lit?: number[];
  negated?: boolean;
  packets?: SeenPacket[];
  resolved?: boolean;
  seat: number;
  targets?: number[];
  things?: SeenCard[];
}
/**
 * A Drink on the table.
 */
export interface SeenDrink {
  alcohol: number;
  cards: SeenCard[];
  discards: number;
  draws: number;
  drinker: number;
  fortitude: number;
  gold: number;
  id: number;
  ignored: boolean;
  more?: string[];
  title?: string;
}
/**
 * A coming change.
 */
export interface SeenPacket {
  amount: number;
  ante: boolean;
  id: number;
  text: string;
  thing?: string;
  victim: number;
}
/**
 * What everybody may know of a table.
 */
export interface ShownTable {
  chairs: ShownChair[];
  drinks: string;
  fairness: Fairness;
  free_characters: string[];
  haste: "" | "end" | "faster";
  host: number;
  id: string;
  modules: string[];
  name: string;
  outcome: string;
  pace: string;
  public: boolean;
  quick_responses: boolean;
  release: string;
  rematch: string;
  requests: ShownRequest[];
  rules_version: string;
  seed: string;
  shut_out?: boolean;
  sides: number[][];
  state: "dealing" | "gathering" | "old" | "over" | "playing" | "unreadable";
  takes_requests?: boolean;
  variant: string;
}
/**
 * A seat of the table.
 */
export interface ShownChair {
  boss?: boolean;
  bot: string;
  character: string;
  connected: boolean;
  haste?: "" | "end" | "faster";
  name: string;
  person: boolean;
  stand_in: boolean;
}
/**
 * Where the seed of a game comes from.
 */
export interface Fairness {
  chain?: string;
  commitment: string;
  contributions?: Contribution[];
  house?: Sealed | null;
  statement?: Statement | null;
}
/**
 * What one player put into the seed.
 */
export interface Contribution {
  commitment: string;
  name: string;
  salt?: string;
  seat: number;
  value?: string;
}
/**
 * A value and the salt that keeps others from guessing it.
 */
export interface Sealed {
  salt: string;
  value: string;
}
/**
 * What a house says about one of its tables, signed, so that it cannot say another thing later.
 */
export interface Statement {
  at: number;
  chain?: string;
  commitment: string;
  key?: string;
  signature?: string;
  table: string;
}
/**
 * Somebody would like to take over from a bot.
 */
export interface ShownRequest {
  agreed: number[];
  name: string;
  number: number;
  seat: number;
}
/**
 * Somebody to play.
 */
export interface Character {
  about?: string;
  boss?: boolean;
  box?: string;
  name: string;
  regular?: boolean;
  title: string;
}
/**
 * Something a table can be made of.
 */
export interface Choice {
  about?: string;
  name: string;
  title: string;
}
/**
 * GET /api/choices: what a table can be made of.
 */
export interface Choices {
  bots: Choice[];
  characters: Character[];
  drinks: Choice[];
  fewest_seats: number;
  modules: Choice[];
  most_seats: number;
  paces: Choice[];
  public?: string;
  usual_bot: string;
  variants: Variant[];
}
/**
 * Who plays with whom.
 */
export interface Variant {
  about?: string;
  name: string;
  seats?: number[];
  teams?: boolean;
  title: string;
}
/**
 * GET /api/tables/ID/chronicle: the story of a game that is over.
 */
export interface Chronicle {
  after: number[];
  drunkest: Drunkest | null;
  pot: Pot | null;
  sides: Lived[];
  turning: Turning | null;
  turns: number;
}
/**
 * Who had the most Alcohol Content, and when that was first so.
 */
export interface Drunkest {
  alcohol: number;
  side: number;
  turn: number;
}
/**
 * A pot that somebody took.
 */
export interface Pot {
  gold: number;
  seat: number;
  turn: number;
}
/**
 * One side: a player, or a team.
 */
export interface Lived {
  alcohol: number[];
  drinks: number;
  fall: Fall | null;
  fortitude: number[];
  gold: number[];
  place: number;
  seats: number[];
}
/**
 * From this turn on nobody had more life left than the winner; 0: nobody ever had.
 */
export interface Turning {
  by?: number;
  lost?: number;
  side: number;
  to?: string;
  turn: number;
  victim?: number;
}
/**
 * From the host, before the game: close the table.
 */
export interface Close {
  do: "close";
}
/**
 * I play again.
 */
export interface ComeBack {
  do: "come_back";
}
/**
 * Before the deal: the hash of my part of the seed, sha256 of "SALT/VALUE".
 */
export interface Commit {
  commitment: string;
  do: "commit";
}
/**
 * Whether somebody may take over from a bot.
 */
export interface Consent {
  agrees: boolean;
  do: "consent";
  request: number;
}
/**
 * I am out, and so is everybody but the bots: let them play faster, straight to the end, or as before.
 */
export interface Hurry {
  do: "hurry";
  how: "" | "end" | "faster";
}
/**
 * I leave the table; in a running game a bot takes my seat.
 */
export interface Leave {
  do: "leave";
}
/**
 * A card as lists show it: one object per title and deck.
 */
export interface ListedCard {
  copies: number;
  deck: string;
  drink?: Measure | null;
  level?: number;
  note: string;
  owner: string;
  source: "house" | "inferred" | "rulebook";
  text: string;
  title: string;
  type: string;
}
/**
 * An answer to the question of this number.
 */
export interface Say {
  answer: number[];
  do: "say";
  number: number;
}
/**
 * From now on, ask me like this.
 */
export interface Order {
  do: "order";
  orders: StandingOrders;
}
/**
 * I am thinking about the question of this number.
 */
export interface MoreTime {
  do: "more_time";
  number: number;
}
/**
 * Let a bot play for me until I am back.
 */
export interface StandIn {
  do: "stand_in";
}
/**
 * I play this character; empty: none.
 */
export interface Pick {
  character: string;
  do: "pick";
  seat?: number | null;
}
/**
 * A bot takes this empty seat.
 */
export interface SeatBot {
  do: "seat_bot";
  level: string;
  seat: number;
}
/**
 * Before the game: the one in this seat moves to another, and anyone there moves here.
 */
export interface MoveSeat {
  do: "move_seat";
  seat: number;
  to: number;
}
/**
 * From the host, before the game: everyone gets a random seat, and so random teammates.
 */
export interface RandomTeams {
  do: "random_teams";
}
/**
 * From the host, before the game: the bot or the person leaves this seat.
 */
export interface Unseat {
  ban?: boolean;
  do: "unseat";
  seat: number;
}
/**
 * From the host: start; players without a character get one.
 */
export interface Start {
  do: "start";
}
/**
 * In the deal: my part of the seed, and its salt; each 32 hexadecimal digits.
 */
export interface Open {
  do: "open";
  salt: string;
  value: string;
}
/**
 * Whether people who watch may ask to take over from a bot; if not, the open requests are refused.
 */
export interface TakeRequests {
  do: "take_requests";
  takes: boolean;
}
/**
 * From the host: no to this request, and no more requests from that household at this table.
 */
export interface Mute {
  do: "mute";
  request: number;
}
/**
 * From the host: everybody who was refused, muted or banned may ask and watch again.
 */
export interface Pardon {
  do: "pardon";
}
/**
 * The same people at a new table.
 */
export interface PlayAgain {
  do: "play_again";
}
/**
 * POST /api/tables.
 */
export interface NewTable {
  bots?: number;
  drinks?: string;
  level?: string;
  modules?: string[];
  name?: string;
  pace?: string;
  player?: string;
  public?: boolean;
  quick_responses?: boolean;
  seats?: number;
  teams?: number[][];
  variant?: string;
}
/**
 * Everything one connection may know at this moment.
 */
export interface State {
  announced?: number;
  answered?: ShownWord | null;
  falls?: Fall[];
  gambling?: string[];
  is: "state";
  log?: Told[];
  log_from?: number;
  orders?: StandingOrders;
  prompt?: ShownPrompt | null;
  seat: number;
  table: ShownTable;
  view?: View | null;
  waiting?: ShownWaiting | null;
  words?: {
    [k: string]: MatterWords;
  };
}
/**
 * What one seat (or a spectator) may know.
 */
export interface View {
  active: number;
  drink_deck: number;
  drink_discards: SeenCard[];
  event_decks: SeenEvents[];
  hand: HandCard[];
  inn: number;
  looking_at: SeenCard[];
  number: number;
  orders: number;
  over: boolean;
  phase: string;
  pieces: (Counter | Tokens | Pile | InPlay | Board)[];
  question: SeenQuestion | null;
  round: SeenRound | null;
  seat: number;
  seats: SeenSeat[];
  sides: SeenSide[];
  table: SeenMatter[];
  tie: boolean;
  turn: number;
  waiting_for: number[];
  winners: number[];
}
/**
 * What one seat is asked, complete: whoever reads it needs no game to answer it.
 */
export interface SeenQuestion {
  kind:
    | "bid"
    | "champion"
    | "choose"
    | "discard_cards"
    | "divide_cards"
    | "gamble"
    | "give_up_card"
    | "order_drink"
    | "pick_drink"
    | "pick_player"
    | "play_action"
    | "respond"
    | "share_drink"
    | "who_drinks";
  number: number;
  options: SeenOption[];
  text: string;
}
/**
 * Something that was not done, and why.
 */
export interface Problem {
  code: string;
  is: "problem";
  message: string;
}
/**
 * A rule in our words.
 */
export interface Rule {
  decision: string;
  id: string;
  proof?: "out of scope" | "proved" | "unproved" | "waiting";
  source: string;
  text: string;
}
/**
 * GET /api/games: a table where this browser has a seat, and what it waits for.
 */
export interface ShownGame {
  character: string;
  characters: string[];
  id: string;
  modules: string[];
  name: string;
  out: boolean;
  players: string[];
  stand_in: boolean;
  state: "dealing" | "gathering" | "old" | "over" | "playing" | "unreadable";
  variant: string;
  waits_for: string[];
  yours: boolean;
}
/**
 * GET /api/tables: a page of public tables.
 */
export interface ShownTables {
  next: number | null;
  tables: ShownTable[];
}
/**
 * POST /api/tables/ID/sit.
 */
export interface TakeSeat {
  once?: string;
  player: string;
  seat?: number | null;
}
