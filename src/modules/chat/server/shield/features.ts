import { type Found, findConcepts } from './find-concepts.ts';
import { letterGroupsOf } from './letter-groups.ts';
import { plainWords } from './plain-words.ts';
import { linkSignalsOf, signalsOf } from './signals.ts';
import { isMeant, tongueOf } from './tongue.ts';

export type Side = 'talent' | 'boss';

/** What two models look at, each at its own. */
export interface Features {
  words: string[];
  letters: string[];
}

const NEAR = 14;

const CURRENCY = String.raw`(?:[$€£¥₱₹฿]|r\$|rp|rm|rs|usd|usdt|eur|tl|lira|元|块|円|万|ribu|rb|juta|jt|ringgit|reais|pesos|soles|euros?|dollars?|pounds?|dolares|dolar|avro|ريال|درهم|دولار|جنيه|دينار)`;
const AMOUNT = new RegExp(`${CURRENCY} ?\\d|\\d ?(?:mil )?${CURRENCY}`, 'u');

const BARE_NUMBER = /(?:^| )\d{2,6}(?: \d{3})?(?= |$)|\d(?:mil|bin|rb|k)\b|[一二两三四五六七八九][百千万]|\d[千万]/;

/**
 * What is looked at in a message: words, meanings, meanings that stand together, what its links and numbers are like, and
 * groups of letters. In a part of one that was read whole already, contact details are not looked for again: that takes half of the time.
 */
export function featuresOf(text: string, side: Side, isPart = false): Features {
  const { folded, sentences } = plainWords(text);
  const signals = isPart ? linkSignalsOf(folded) : signalsOf(text, folded);
  signals.push(...frameOf(sentences, side));
  const perSentence = sentences.map((sentence) => ({ sentence, found: findConcepts(sentence) }));
  const tongue = tongueOf(
    sentences,
    perSentence.flatMap(({ found }) => found),
  );
  const features = new Set<string>();
  const everywhere = new Set<string>();
  for (const { sentence, found } of perSentence) {
    const kept = found.filter((one) => isMeant(one, tongue));
    const here = new Set<string>(kept.map(({ concept }) => concept));
    if (sentence.includes('linkhere')) here.add('url');
    if (sentence.includes('asksign')) here.add('question');
    if (AMOUNT.test(sentence)) here.add('amount');
    if (BARE_NUMBER.test(sentence)) here.add('bareNumber');
    if (/\d ?%|yuzde|por ciento|persen|peratus|بالم/.test(sentence)) here.add('percent');
    for (const one of here) everywhere.add(one);
    addPairs(features, 's', [...here]);
    addDenied(features, kept);
  }
  for (const one of [...everywhere, ...signals]) features.add(one);
  for (const signal of signals) for (const one of everywhere) features.add(`m:${signal}+${one}`);
  addPairs(features, 'm', [...everywhere]);
  for (const gram of gramsOf(sentences)) features.add(gram);
  return { words: [...features], letters: letterGroupsOf(sentences) };
}

/** A meaning, a signal or a plain word by itself, not a pair of them: enough to tell which harm it is. */
export function isSingle(name: string): boolean {
  return name.startsWith('w:') ? !name.includes(' ') : !name.includes(':');
}

function frameOf(sentences: readonly string[], side: Side): string[] {
  const frame = side === 'talent' ? ['talent'] : [];
  return isShort(sentences) ? [...frame, 'short'] : frame;
}

/** Few words say less, so each of them counts for more. */
function isShort(sentences: readonly string[]): boolean {
  const letters = sentences.join(' ');
  return letters.length < (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(letters) ? 24 : 60);
}

function addPairs(features: Set<string>, kind: string, concepts: string[]): void {
  concepts.sort();
  for (const [at, one] of concepts.entries()) {
    for (const other of concepts.slice(at + 1)) features.add(`${kind}:${one}+${other}`);
  }
}

/** What stands close to a `no`. */
function addDenied(features: Set<string>, found: Found[]): void {
  const denials = found.filter(({ concept }) => concept === 'not');
  for (const one of found) {
    if (one.concept !== 'not' && denials.some(({ at }) => Math.abs(at - one.at) < NEAR))
      features.add(`no:${one.concept}`);
  }
}

function gramsOf(sentences: string[]): string[] {
  const grams: string[] = [];
  for (const sentence of sentences) {
    const words = sentence.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{N}]+/gu) ?? [];
    for (const [at, word] of words.entries()) {
      if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) {
        for (let from = 0; from + 1 < word.length; from += 1) grams.push(`w:${word.slice(from, from + 2)}`);
      } else if (!/\d/.test(word)) {
        grams.push(`w:${word.slice(0, 7)}`);
        const next = words[at + 1];
        if (next && !/\d/.test(next)) grams.push(`w:${word.slice(0, 7)} ${next.slice(0, 7)}`);
      }
    }
  }
  return grams;
}
