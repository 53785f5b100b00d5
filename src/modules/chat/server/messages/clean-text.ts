import { AppError } from '#src/kernel/errors.ts';
import { LONGEST_TEXT } from '../../chat-fields.ts';

/** Control characters but the line break and the tab; and marks that turn the direction of foreign text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the ones to remove
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;
/** What remains of a text that shows nothing: blanks, joiners and variation marks. */
const INVISIBLE = /[\s\p{Cf}\p{Variation_Selector}\u3164\u115f\u1160\u2800]/gu;

/** A message's text as it is stored: one kind of line break, nothing unprintable, no blank ends. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
}

export function isBlank(clean: string): boolean {
  return clean.replace(INVISIBLE, '') === '';
}

/** The cleaned text, or a refusal that says what is wrong with it. */
export function readText(text: string | undefined): string {
  const clean = cleanText(text ?? '');
  if (isBlank(clean)) throw new AppError('messageEmpty');
  // The database counts characters, not halves of them.
  if (clean.length > LONGEST_TEXT && [...clean].length > LONGEST_TEXT) throw new AppError('messageTooLong');
  return clean;
}
