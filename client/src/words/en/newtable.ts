/** The form for a new table. What can be chosen is named by the server. */

export const tableName = "Table name";
export const tableNameExample = "A table by the fire";
export const bots = "Bots";
export const noBots = "None";
export const botsFillSeats = "Bots also fill any seats still free when you start.";
export const paceAndAccess = "Pace and access";
export const pace = "Pace";
export const responses = "Responses";
export const quickResponses = "Quick responses";
export const quickResponsesMean =
  "You are only asked when you have a card to respond with. The table passes for everyone else after a random delay; only thinking longer than that is noticeable.";
export const whoCanJoin = "Who can join";
export const byLinkMeans = "Only people with the link can join.";
export const openMeans = "Listed publicly. Anyone can join or watch.";
export const cardsAndRules = "Cards and rules";
export const variant = "Variant";
export const teamsAtTheTable = "You make the teams at the table.";
export const extras = "Extras";
export const drinks = "Drinks";
export const yourTable = "Your table";
export const create = "Create table";
