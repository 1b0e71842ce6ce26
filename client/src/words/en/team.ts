/** What a team shares. */
import { counted } from "../grammar";

export const teamOf = (names: string) => `The team of ${names}`;
export const actionsLeft = (count: number) => `${counted(count, "Action")} left`;
export const drinksToOrder = (count: number) => `${counted(count, "Drink")} to order`;
export const potions = (count: number) => counted(count, "Potion");
export const drinkPotion = (left: number) => `Drink a Potion (${left} left):`;
export const aBot = "a bot";
export const answeredForTeam = (player: string, answer: string) => `${player} chose: ${answer}.`;
