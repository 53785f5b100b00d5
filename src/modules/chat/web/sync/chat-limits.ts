/** The server's own limits (chat-fields.ts), known here so that nobody waits for an answer to learn them. */
export const LONGEST_TEXT = 5000;
export const LONGEST_ANSWER = 1000;
export const LONGEST_PHRASE = 500;
export const MOST_PHRASES = 20;
export const MOST_GREETINGS = 10;
export const CLOSE_DAYS = 14;
/** What employers promise: an answer within three days. */
export const PROMISE_HOURS = 72;
/** Fewer conversations than this say nothing of how someone answers. */
export const LEAST_SAMPLE = 10;
/** Of a note for colleagues. */
export const LONGEST_NOTE = 2000;
