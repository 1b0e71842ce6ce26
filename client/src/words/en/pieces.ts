/** What lies on the table and beside the mats. Pieces and places are named by the server. */
import { counted } from "../grammar";

export const at = (place: string) => `At ${place}`;
export const lookAtCard = (place: string, title: string, type: string) =>
  `${place}: look at ${title}, ${type}`;
export const closed = "closed";
export const partyIsHere = "the party is here";
export const nobodyAt = (place: string) => `${place}, nobody`;
export const moreBelow = (count: number) => `${count} more below`;
export const cardsBelow = (count: number) => `${counted(count, "card")} below`;
/** "Progress 1 of 3". */
export const countUpTo = (things: string, count: number, most: number) => `${things} ${count} of ${most}`;
export const ofMost = (most: number) => `of ${most}`;
export const none = "none";
export const empty = "empty";
export const choose = "Choose";
export const lookThrough = "Look through them";
export const onTop = (title: string) => `${title} on top`;
export const pile = (name: string, top: string, count: number) =>
  `${name}: ${onTop(top)}, ${counted(count, "card")}. ${lookThrough}`;
export const andFaceDown = (count: number) => `And ${count} face down.`;
