/** Questions to the coach, a day. */
export const QUESTIONS_A_DAY = 40;
/** Everything that is begun, a day: what is stopped before its first word costs no question, but not nothing. */
export const TRIES_A_DAY = 120;
export const LONGEST_QUESTION = 1000;
/** The newest of a person; older ones make room. */
export const MOST_CONVERSATIONS = 30;
/** Of a conversation, the newest. */
export const MOST_TURNS = 60;
/** What nobody has touched for so long is deleted. */
export const KEPT_DAYS = 180;

export const MOST_PRACTICES = 10;
export const LONGEST_ANSWER = 4000;
