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
    .filter(
      (word) => /\p{L}/u.test(word) && !/\d.*\p{L}.*\d|\p{L}.*\d{3}/u.test(word) && !EMPTY.has(word.toLowerCase()),
    );
  return words.slice(0, MOST_WORDS).join(' ').slice(0, LONGEST);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
