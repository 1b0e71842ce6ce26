/** Fortitude, Alcohol Content and Gold. */

export const fortitude = "Fortitude";
export const alcoholContent = "Alcohol Content";
/** For the same, where there is little room. */
export const alcohol = "Alcohol";
export const gold = "Gold";
export const goldCount = (count: number) => `${count} Gold`;
/** "Oda: Fortitude 15, Alcohol Content 4, 11 left". */
export const standing = (owner: string, fortitude: number, alcohol: number, gap: number) =>
  `${owner ? `${owner}: ` : ""}Fortitude ${fortitude}, Alcohol Content ${alcohol}, ${gap ? `${gap} left` : "passed out"}`;
/** Said after the gap between the two. */
export const gap = (gap: number) => (gap ? "left" : "out");
