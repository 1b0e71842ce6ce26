/** The log. Its lines come from the server. */

export const log = "Log";
export const fold = "Fold the log";
export const rulesFor = (line: string) => `Rules for: ${line}`;
export const earlier = "Show earlier lines";
export const latest = "Jump to latest";
export const nothing = "Nothing has happened yet.";
export const noRules = "Can’t load the rule texts. Close this and try again.";
