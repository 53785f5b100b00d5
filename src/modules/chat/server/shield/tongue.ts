import type { Found, Tongue } from './find-concepts.ts';

/** Words that nearly every message of a language has. */
const COMMON: Record<string, string> = {
  en: 'the you your to and for is we with of are it this that on in our my have',
  es: 'de la el que y para los con tu por una es su se lo te en un del las nos al más mi',
  'pt-BR': 'de o que e para com voce do da em um uma pra nao se por no na os seu sua tem a ja',
  'id-ms':
    'yang dan di untuk ke dengan kami anda saya ini itu ada akan kak bisa boleh awak dari ya nya pada dalam je kalau',
  tr: 've bir icin ile bu cok da de mi ne var siz biz ben sen olarak gibi daha',
};
const COMMON_OF = new Map<string, string[]>();
for (const [tongue, words] of Object.entries(COMMON)) {
  for (const word of words.split(' ')) COMMON_OF.set(word, [...(COMMON_OF.get(word) ?? []), tongue]);
}
/** A word as long as this means the same wherever it stands. */
const CLEAR_LENGTH = 7;

/** The language a message is mostly written in, by its letters, its common words and what was found. */
export function tongueOf(sentences: string[], found: Found[]): Tongue {
  const text = sentences.join(' ');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const scores = new Map<string, number>();
  const count = (tongue: string, by: number) => scores.set(tongue, (scores.get(tongue) ?? 0) + by);
  for (const word of text.split(' ')) for (const tongue of COMMON_OF.get(word) ?? []) count(tongue, 1);
  for (const one of found) count(one.tongue, one.length / 12);
  for (const tongue of ['zh', 'ja', 'ar']) scores.delete(tongue);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return (best?.[0] ?? 'en') as Tongue;
}

/** A short word of another language is chance: `para` is money in Turkish and `for` in Spanish. */
export function isMeant(one: Found, tongue: Tongue): boolean {
  return (
    one.tongue === tongue ||
    one.length >= CLEAR_LENGTH ||
    (one.tongue === 'en' && !/^(?:en|es|pt-BR|id-ms|tr)$/.test(tongue))
  );
}
