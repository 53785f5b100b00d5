import type { ExclusionKind } from './compile-lexicon.ts';
import { type AdContact, findContacts } from './find-contact.ts';
import { findExclusion } from './find-exclusion.ts';
import { findFee } from './find-fees.ts';
import { foldWords, sentencesOf } from './fold-words.ts';
import type { TextPlace } from './text-place.ts';

export type BreachKind = ExclusionKind | AdContact | 'fee' | 'papers';

export interface Breach {
  kind: BreachKind;
  /** The words it is about, as they were written. */
  excerpt: string;
}

const LONGEST_EXCERPT = 80;

/** What a public text of an employer must not have, each kind once, with the words it is about. */
export function findBreaches(text: string, place: TextPlace, countryCode: string): Breach[] {
  const breaches = new Map<BreachKind, string>();
  const add = (kind: BreachKind | undefined, excerpt: () => string) => {
    if (kind && !breaches.has(kind)) breaches.set(kind, excerpt());
  };
  for (const sentence of sentencesOf(text)) {
    const judgeExclusion = (part: string) => findExclusion(foldWords(part), place);
    for (const kind of judgeExclusion(sentence)) {
      add(kind, () => quote(sentence, (part) => judgeExclusion(part).includes(kind)));
    }
    const judgeFee = (part: string) => findFee(foldWords(part));
    const fee = judgeFee(sentence);
    add(fee, () => quote(sentence, (part) => judgeFee(part) === fee));
  }
  const isTitle = place === 'title';
  for (const [kind, sentence] of findContacts(text, countryCode, isTitle)) {
    add(kind, () => quote(sentence, (part) => findContacts(part, countryCode, isTitle).has(kind)));
  }
  return [...breaches].map(([kind, excerpt]) => ({ kind, excerpt }));
}

/** The sentence when it is short, else the shortest run of its words that still says it. */
function quote(sentence: string, saysIt: (part: string) => boolean): string {
  if (sentence.length <= LONGEST_EXCERPT) return sentence.replace(/(?<![.。,，;；\s])[.。,，;；\s]+$/u, '');
  const words = sentence.match(/\S+\s*/g) ?? [];
  let [from, to] = [0, words.length];
  const part = (start: number, end: number) => words.slice(start, end).join('').trim();
  // Steps that halve: a word at a time would judge a long sentence once for each of its words.
  for (let step = words.length >> 1; step > 0; step >>= 1) {
    while (from + step < to && saysIt(part(from + step, to))) from += step;
    while (to - step > from && saysIt(part(from, to - step))) to -= step;
  }
  const quoted = part(from, to);
  return quoted.length > LONGEST_EXCERPT ? `${quoted.slice(0, LONGEST_EXCERPT)}…` : quoted;
}
