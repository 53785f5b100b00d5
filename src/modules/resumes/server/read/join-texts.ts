import { findPeriod, isDateLike } from './dates.ts';
import { isCjk } from './normalise.ts';

/** A word that was divided at the end of a line becomes whole; between Chinese letters there is no space. */
export function joinTexts(before: string, after: string): string {
  if (/^\S+-$/.test(before) && /^\S+@/.test(after)) return before + after;
  // The hyphen of an address is its own.
  if (/\S@\S*-$/.test(before) && /^[a-z\d-]+\.[a-z\d.-]+$/i.test(after)) return before + after;
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  const isCutAddress =
    /(?:\S@\S*|https?:\S*|www\.\S*|(?:linkedin|github)\.com\S*)$/i.test(before) &&
    /^[a-z\d./_-]+$/i.test(after) &&
    !/^(?:www\.|https?:|linkedin|github)/i.test(after);
  if (isCutAddress) return before + after;
  // '2026-' and '08'
  if (/\d{4}[-/.]$/.test(before) && /^\d{1,2}(?!\d)/.test(after)) return before + after;
  const last = before.at(-1) ?? '';
  const needsNone = isCjk(last) && isCjk(after[0] ?? '');
  return needsNone || /[、。,(]$/.test(before) ? before + after : `${before} ${after}`;
}

/** A time that was too long for its column: its second half alone says none. */
export function joinedDate(first: string, second: string): string | undefined {
  if (first.length > 40 || second.length > 24) return undefined;
  const half = findPeriod(first);
  if (half && findPeriod(second)?.start) return undefined;
  const text = joinTexts(first, second);
  const whole = findPeriod(text);
  if (!whole?.start || !isDateLike(text)) return undefined;
  // 'Desde mayo de' tells nothing without its year, and 'ediyor' is no name.
  if (!half || !findPeriod(second)) return text;
  const isShort = second.length <= 2;
  return isShort || half.start === null || /[-–—~〜]\s*$/.test(first) || !isDateLike(first) ? text : undefined;
}
