/** The server's own limits, known here so that nobody waits for an answer to learn them. */
export const LONGEST_TEXT = 5000;
export const MOST_PHRASES = 20;
export const MOST_GREETINGS = 10;
export const RECALL_MS = 2 * 60_000;
