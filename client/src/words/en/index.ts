/** Everything the client says of its own, in English: a group for each folder or page. What the game says comes from the server. */
export * as shell from "./shell";
