import { foldText, tokensOf } from './fold.ts';

/** Small words by which a language is known; languages that we have no lists for are here to be told apart. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the and of to in with for a on i my by at from is was were are that an as per their who all',
  es: 'de la el en y los las con para por del un una mas al mi se que a desde sobre',
  pt: 'de a o e em os as com para por do da dos das um uma no na mais ao sou que pelos pelas',
  id: 'dan di yang dengan untuk dari saya pada dalam ke serta menjadi setiap tahun bisa oleh sebagai atas',
  ms: 'dan di yang dengan untuk daripada saya pada dalam ke serta kepada orang ialah terhadap tempoh oleh sebagai setiap tahun kelas',
  tr: 've ile bir icin olarak bu da de gunde cok sahip biriyim icinde gibi her alaninda',
  fr: 'de la le les des et du une aux au dans pour avec est sur par en un je jai depuis dont',
  de: 'der die das und mit in von fur im den habe ich bis auf um zu eine einen als taglich',
  it: 'di il che per con della e del nel un una la le dei alla sono',
  nl: 'de het een van en met voor in op aan ik naar bij',
  pl: 'w i z na do sie oraz dla od przez jest',
  vi: 'va cua cho trong voi la mot cac nhung duoc toi nam',
  fil: 'ang ng sa mga at na ako para ko ay',
  ro: 'de si la in cu pentru din o un pe care am',
  sv: 'och att det i som en av for med till pa har',
  sw: 'na ya wa kwa katika ni la za nina',
};

const SIGNS: [RegExp, string][] = [
  [/[ğışİ]/gu, 'tr'],
  [/[ñ¿¡]/gu, 'es'],
  [/[ãõ]/gu, 'pt'],
  [/[ßä]/gu, 'de'],
  [/[èêœ]/gu, 'fr'],
  [/[ơưđạảấầệ]/gu, 'vi'],
  [/[łżśęą]/gu, 'pl'],
  [/[șţăț]/gu, 'ro'],
  [/[å]/gu, 'sv'],
];

/** Word → the languages that use it. */
const speakers = new Map<string, string[]>();
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) speakers.set(word, [...(speakers.get(word) ?? []), language]);
}

/** Fewer say nothing. */
const FEWEST = 1.5;
const ENOUGH_LETTERS = 10_000;

/**
 * The language of a resume's words, without what anyone has said about themselves: 'en', 'zh', or null for one that is
 * not known. Indonesian and Malay are told apart as far as their words go. A few words count for `hint`.
 */
export function findLanguage(words: string, hint: string): string | null {
  const text = words.slice(0, ENOUGH_LETTERS);
  const byScript = findByScript(text);
  if (byScript !== undefined) return byScript;
  const scores = new Map<string, number>();
  const add = (language: string, weight: number) => scores.set(language, (scores.get(language) ?? 0) + weight);
  for (const token of tokensOf(foldText(text))) {
    const known = speakers.get(token) ?? [];
    for (const language of known) add(language, 1 / known.length);
  }
  for (const [sign, language] of SIGNS) add(language, Math.min(4, 2 * (text.match(sign)?.length ?? 0)));
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  if (best && best[1] >= FEWEST) return best[0];
  const latin = base(hint);
  return latin === 'ar' || latin === 'ja' || latin === 'zh' ? null : latin;
}

export const base = (code: string): string => code.split('-')[0] ?? code;

/** Scripts that tell more than words; undefined for Latin letters. */
function findByScript(text: string): string | null | undefined {
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 1);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja';
  if (share(/\p{Script=Han}/gu) > 0.3) return 'zh';
  if (share(/\p{Script=Arabic}/gu) > 0.3) return share(/[پچژگٹڈڑےں]/gu) > 0.01 ? null : 'ar';
  return share(/\p{Script=Latin}/gu) < 0.5 && /\p{L}/u.test(text) ? null : undefined;
}
