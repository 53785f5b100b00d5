import { normalizeText } from '#src/kernel/text.ts';
import type { WrittenArticle } from './read-markdown.ts';

/** How much a word says where it stands. */
const WEIGHTS = { title: 6, keywords: 5, description: 2, text: 1 };
/** Letters from which on the beginning of a word finds the whole one. */
const FEWEST_LETTERS = 3;
const MOST = 8;

/** The articles that have to do with what somebody typed, the best first. */
export function findHelp(articles: ReadonlyMap<string, WrittenArticle>, question: string, language: string): string[] {
  const segment = (text: string) => wordsOf(text, language);
  const wanted = [...new Set(segment(question))];
  const indexed = [...articles].map(([slug, article]) => ({ slug, words: indexOf(article, segment) }));
  const rarity = new Map(wanted.map((word) => [word, rarityOf(indexed.map(({ words }) => weigh(words, word)))]));
  return indexed
    .map(({ slug, words }) => ({
      slug,
      score: wanted.reduce((sum, word) => sum + weigh(words, word) * (rarity.get(word) ?? 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ slug }) => slug);
}

/** A word that every article has ('job', 'how') finds none of them. */
function rarityOf(weights: number[]): number {
  const having = weights.filter((weight) => weight > 0).length;
  return having === 0 ? 0 : Math.log(1 + (weights.length - having) / having);
}

type Words = Map<string, number>;

/** An article stays as it is, and so do its words. */
const known = new WeakMap<WrittenArticle, Words>();

function indexOf(article: WrittenArticle, segment: (text: string) => string[]): Words {
  const words = known.get(article) ?? makeIndex(article, segment);
  known.set(article, words);
  return words;
}

function makeIndex({ title, keywords, description, text }: WrittenArticle, segment: (text: string) => string[]): Words {
  const words: Words = new Map();
  const add = (content: string, weight: number) => {
    for (const word of segment(content)) words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  add(text, WEIGHTS.text);
  add(description, WEIGHTS.description);
  add(keywords.join(' '), WEIGHTS.keywords);
  add(title, WEIGHTS.title);
  return words;
}

/** The whole word, or at half its weight one that begins with it or that it begins with ('interviews', 'interview'). */
function weigh(words: Words, wanted: string): number {
  const whole = words.get(wanted);
  if (whole !== undefined) return whole;
  let best = 0;
  for (const [word, weight] of words) if (isSameStem(word, wanted)) best = Math.max(best, weight / 2);
  return best;
}

function isSameStem(word: string, wanted: string): boolean {
  if (Math.min(word.length, wanted.length) < FEWEST_LETTERS) return false;
  return word.startsWith(wanted) || wanted.startsWith(word);
}

const segmenters = new Map<string, Intl.Segmenter>();

function wordsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(normalizeText(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}
