/** Says nothing about what was looked for. */
const EMPTY = new Set(['job', 'jobs', 'search', 'index', 'html', 'php', 'htm', 'aspx', 'company', 'companies', 'in']);
const MOST_WORDS = 6;
const LONGEST = 80;

/** What someone was looking for, as far as the last part of an address that leads nowhere tells; empty when it does not. */
export function wordsInAddress(pathname: string): string {
  const last = pathname.split('/').slice(2).findLast(Boolean) ?? '';
  const words = decoded(last)
    .split(/[^\p{L}\p{N}+#]+/u)
    // Numbers of jobs and made-up keys are no words.
    .filter((word) => /\p{L}/u.test(word) && !isKey(word) && !EMPTY.has(word.toLowerCase()));
  return words.slice(0, MOST_WORDS).join(' ').slice(0, LONGEST);
}

/** Digits before and after a letter, or three of them after one. */
function isKey(word: string): boolean {
  const [digit, letter] = [word.search(/\d/), word.search(/\p{L}/u)];
  const between = digit < 0 ? '' : word.slice(digit).replace(/(?<!\D)\D+$/, '');
  return /\d{3}/.test(word.slice(letter)) || /\p{L}/u.test(between);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
