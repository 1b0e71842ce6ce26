/** Pages besides the front page and the table. */

// Ways that lead on from several pages.
export const toFront = "Go to the front page";
export const browseTables = "Browse tables";
export const browseCards = "Browse the cards";
export const createTable = "Create a new table";

// An address that leads nowhere, and a table that is gone.
export const noPage = "There is no page at this address.";
export const notHere = "Not here";
export const emptyMug = "Nothing here but an empty mug";
export const checkAddress = "Check the address for a typo.";
export const closed = "Closed";
export const tableClosed = "This table was closed.";
export const noTable = "This table doesn’t exist. It may have been closed.";

// All tables, and a new one.
export const aboutTables = "Join a table with a free seat, or watch a game.";
export const moreTables = "More tables";
export const newTable = "New table";
export const aboutNewTable = "The defaults make a good game. You can invite friends before it starts.";
export const retrying = (trouble: string) => `${trouble} Retrying …`;

// A seat that comes from another device.
export const moving = "Moving your seat";
export const movingNow = "Moving your seat …";
export const moved = "Your seat has moved.";
export const notMoved = "Couldn’t move your seat";
export const newLink =
  "To create a new link, choose “Move my seat to another device” on the device you played on.";
export const watchTable = "Watch the table";
