/** Words with a capital letter that are no one's name. */
const NO_NAMES = new Set(
  (
    'i i’m i’d i’ll i’ve cv hr ai pdf ok star parley usd eur sgd monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december'
  ).split(' '),
);
const WORD = /[\p{L}\p{M}\p{N}’'&.-]+/gu;
/** After these a sentence, a line or a quotation begins. */
const BEGINS = /(?:^|[.!?:;…“"«(\n•*-]|\d[.)])$/u;
const MARKS = ".'’-";
/** How companies are called where letters have no capitals. */
const COMPANY = /(?:株式会社|شركة |شركه )[\p{L}\p{N}]{2,20}|[\p{Script=Han}]{2,8}(?:公司|集团|集團|株式会社)/gu;

/** Whether a sentence names somebody or something, an employer for one, that was not given. */
export function hasUnknownName(sentence: string, given: string): boolean {
  const companies = sentence.match(COMPANY) ?? [];
  if (companies.some((name) => !given.includes(name.toLowerCase()))) return true;
  for (const match of sentence.matchAll(WORD)) {
    const word = withoutEnding(match[0]);
    if (!/^\p{Lu}/u.test(word) || isFirst(sentence, match.index, match[0].length)) continue;
    const lower = word.toLowerCase();
    if (!NO_NAMES.has(lower.replaceAll("'", '’')) && !given.includes(lower)) return true;
  }
  return false;
}

/** Without the marks around it and the 's of an owner. */
function withoutEnding(word: string): string {
  if (/['’]s$/u.test(word)) return word.slice(0, -2);
  let end = word.length;
  while (end > 0 && MARKS.includes(word[end - 1] as string)) end -= 1;
  return word.slice(0, end);
}

/** The first word of a sentence has a capital letter anyway, unless the next one has one too: `Harbour Works pays`. */
function isFirst(sentence: string, at: number, length: number): boolean {
  const before = sentence.slice(Math.max(0, at - 8), at);
  // A line break begins a sentence, so only spaces are left out.
  if (!BEGINS.test(before.replaceAll(' ', ''))) return false;
  return !/^\s\p{Lu}\p{Ll}/u.test(sentence.slice(at + length, at + length + 4));
}
