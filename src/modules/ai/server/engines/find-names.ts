/** Words with a capital letter that are no one's name. */
const NO_NAMES = new Set(
  (
    'i i’m i’d i’ll i’ve cv hr ai pdf ok star parley usd eur sgd monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december'
  ).split(' '),
);
const WORD = /[\p{L}\p{M}\p{N}’'&.-]+/gu;
/** After these a sentence, a line or a quotation begins. */
const BEGINS = /(?:^|[.!?:;…“"«(\n•*-]|\d[.)])\s*$/u;
/** How companies are called where letters have no capitals. */
const COMPANY = /(?:株式会社|شركة |شركه )[\p{L}\p{N}]{2,20}|[\p{Script=Han}]{2,8}(?:公司|集团|集團|株式会社)/gu;

/** Whether a sentence names somebody or something, an employer for one, that was not given. */
export function hasUnknownName(sentence: string, given: string): boolean {
  const companies = sentence.match(COMPANY) ?? [];
  if (companies.some((name) => !given.includes(name.toLowerCase()))) return true;
  for (const match of sentence.matchAll(WORD)) {
    const word = match[0].replace(/(?:['’]s|[.'’-]+)$/u, '');
    if (!/^\p{Lu}/u.test(word) || isFirst(sentence, match.index, match[0].length)) continue;
    const lower = word.toLowerCase();
    if (!NO_NAMES.has(lower.replaceAll("'", '’')) && !given.includes(lower)) return true;
  }
  return false;
}

/** The first word of a sentence has a capital letter anyway, unless the next one has one too: `Harbour Works pays`. */
function isFirst(sentence: string, at: number, length: number): boolean {
  if (!BEGINS.test(sentence.slice(Math.max(0, at - 8), at))) return false;
  return !/^\s\p{Lu}\p{Ll}/u.test(sentence.slice(at + length, at + length + 4));
}
