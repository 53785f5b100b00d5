import type { Intent } from '../../../intents.ts';

/**
 * Words by which a language asks for something. Patterns are parted by '|'. '!' in front decides, '?' only hints. All
 * terms of a pattern, which '+' joins, have to be there, in any order; the words of a term stand side by side, and '*'
 * means that a word goes on. Where words are not parted by spaces a term is found anywhere.
 */
export type IntentWords = Partial<Record<Exclude<Intent, 'unknown'>, string>>;
