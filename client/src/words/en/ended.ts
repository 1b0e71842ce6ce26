/** The end of a game, and how it went. */
import { capital, counted, listed, theyAre } from "../grammar";

// Who has won.
export const theEnd = "The end";
export const nobodyWins = "Nobody wins.";
export const tie = (winners: string[]) => `It’s a tie: ${listed(winners)}.`;
export const youWin = "You win! Last one standing.";
export const yourTeamWins = (mates: string[]) => `${listed(["You", ...mates])} win!`;
export const othersWin = (winners: string[]) => `${listed(winners)} ${winners.length > 1 ? "win" : "wins"}.`;
export const rematch = "Rematch";
export const joinRematch = "Join the rematch";
export const lookAtTable = "Look at the table";

// Somebody is out.
export const places = "Places";
export const ranOutOfGold = "ran out of Gold";
export const passedOut = "passed out";
/** "passed out after “Grog”". */
export const fellTo = (how: string, what: string) => `${how} after ${what}`;
/** What somebody fell to, and whose card it was. */
export const causeBy = (what: string, doer: string) => `${what} (${doer})`;
export const onTurn = (how: string, turn: number) => `${how}, turn ${turn}`;
export const outOfGold = "Out of Gold";
export const stillStanding = "Still standing";
export const you = "You";
export const yourTeam = "Your team";
export const youAreOut = (why: string) => `You are out: ${why}.`;
export const yourTeamIsOut = (why: string) => `Your team is out: ${why}.`;
export const inPlace = (how: string, place: string) => `${how}. ${place} place.`;
export const stillPlaying = (names: string[]) => `${theyAre(names)} still playing.`;
export const skipToEnd = "Skip to the end";
export const watchFaster = "Watch at 4×";
export const waitingToAgree = (names: string[]) => `Waiting for ${listed(names)} to agree.`;

// What counted.
export const howItWent = "How it went";
export const moments = "Key moments";
export const turn = (turn: number) => `Turn ${turn}`;
export const out = "Out";
export const biggestPot = "Biggest pot";
export const tookPot = (name: string, gold: number) => `${name} took ${gold} Gold.`;
export const mostDrunk = "Drunkest";
export const wasDrunk = (name: string, alcohol: number, drinks: number) =>
  `${name}, at ${alcohol} Alcohol Content${drinks ? ` (${counted(drinks, "Drink")} in all)` : ""}.`;
export const turningPoint = "Turning point";
export const cameCloser = (what: string, name: string, lost: number) =>
  `${capital(what)} cost ${name} ${lost}.`;
export const felledBy = (name: string, what: string) => `${name} fell to ${what}.`;
export const aheadFromHere = (name: string) => `${name} led from here to the end.`;
export const allAlong = "All along";
export const aheadAllAlong = (name: string) => `${name} led from start to finish.`;
export const loadStory = "Load the story of this game";

// The plots.
export const atTheEnd = "At the end";
export const afterTurn = (turn: number) => `After turn ${turn}`;
export const tracks = "Fortitude / Alcohol Content / Gold";
export const lines = "Lines";
export const upTo = (most: number) => `0 to ${most}`;
export const plotOf = (track: string, turns: number) =>
  `Everyone’s ${track} from the first turn to turn ${turns}. The numbers are in the table below.`;
export const noLongerIn = "out";
export const showTable = "Show as a table";
export const allNumbers = "All numbers";
export const tableOf = "Fortitude, Alcohol Content and Gold after each turn";
export const turnColumn = "Turn";
