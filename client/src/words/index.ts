/** What the pages say. Their language is chosen here. */
export * as words from "./en";
export { capital, counted, countedOf, listed, named } from "./grammar";
