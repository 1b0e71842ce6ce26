/** What a browser can say about a shuffle. */
import { counted, listed } from "../grammar";

export const tooOld = "This shuffle can’t be checked: the table is too old.";
export const dontTrust = (broken: string[]) => `Don’t trust this game. ${broken.join(" ")}`;
export const missing =
  "Your browser’s part is missing from this shuffle, so it was not revealed. A second window or a lost connection can cause this; otherwise, don’t trust this server.";
export const late = "Your browser’s part arrived too late and was left out of this shuffle.";

// What does not fit together.
export const partIsAnother = (name: string) => `${name}’s part is not the one they committed to.`;
export const partCameLater = (name: string) => `${name}’s part was added after yours was revealed.`;
export const partRemoved = "A part that was committed has been removed.";
export const commitmentChanged = "The server has changed its commitment since before the game.";
export const notSigned = "The server’s signature under its commitment is wrong.";
export const answersChanged = "The server has changed the answers since the end of the game.";
export const valueIsAnother = "The server used a different value than the one it committed to.";
export const notFromTheseParts = "The cards were not shuffled from these parts.";

// At the end.
export const joinedAfter =
  "The numbers of this shuffle match. Your browser joined after the game, so it can’t check more.";
export const checked = "Fair shuffle: verified by your browser.";
export const checkedWithoutMine = `${checked} Your browser added nothing to the shuffle.`;

// In the game.
export const serverAlone = "No browser added to the shuffle; the server made it alone.";
const cannotControl = (who: string) => `${who} added to the shuffle, so the server can’t control it.`;
export const mineCounts = (others: number) =>
  cannotControl(`Your browser${others ? ` and ${counted(others, "other")}` : ""}`);
export const othersCount = (names: string[]) =>
  cannotControl(`The ${names.length > 1 ? "browsers" : "browser"} of ${listed(names)}`);

// How to check more.
export const checkYourself = {
  before: "To check the whole game yourself,",
  save: "save the record",
  and: "and",
  saveSeen: "what your browser saw",
  after: "and run",
};
export const key = "The server’s key";
export const details = "Details";
export const commitment = "The server’s commitment";
export const seed = "Seed";
export const hash = "Hash of all answers";
