/** Languages that one author of g or h wrote. */
const PAIRS = ['zh-CN zh-TW', 'id ms', 'ja tr', 'es pt-BR', 'en ar'].map((pair) => pair.split(' '));
/** In m two authors wrote each language, one after the other; so many lines of a file are the first one's. */
const FIRST_LINES: Record<string, number> = { ar: 130, en: 130, tr: 130, 'zh-CN': 130 };
const USUAL_FIRST_LINES = 170;
const SECOND_AUTHORS = ['ar en es ja zh-TW', 'id ms pt-BR tr zh-CN'].map((languages) => languages.split(' '));
const FIRST_AUTHORS = ['ar en tr zh-CN', 'es ja pt-BR', 'id ms zh-TW'].map((languages) => languages.split(' '));

/** Two authors each: the languages of the first. */
const FIRST_OF: Record<string, string[]> = {
  n: ['ar', 'en', 'id', 'tr', 'zh-CN'],
  p: ['ar', 'en', 'ja', 'tr', 'zh-CN'],
  t: ['ar', 'en', 'es', 'zh-CN', 'zh-TW'],
};

/** Who wrote a labelled message, as far as it can be told: one left out tells how strangers' messages do. */
export function authorOf(half: string, language: string, line: number): string {
  const among = (groups: string[][]) => groups.findIndex((group) => group.includes(language));
  if (half === 'g' || half === 'h') return `${half}${among(PAIRS)}`;
  const first = FIRST_OF[half];
  if (first) return `${half}${first.includes(language) ? 0 : 1}`;
  if (half !== 'm') return half;
  const isFirst = line < (FIRST_LINES[language] ?? USUAL_FIRST_LINES);
  return isFirst ? `m${among(FIRST_AUTHORS)}` : `m${FIRST_AUTHORS.length + among(SECOND_AUTHORS)}`;
}
