import type { Intent } from '../../intents.ts';
import { foldQuestion, isFoundAnywhere } from './fold-question.ts';
import { ar } from './words/ar.data.ts';
import { en } from './words/en.data.ts';
import { es } from './words/es.data.ts';
import { id } from './words/id.data.ts';
import { ja } from './words/ja.data.ts';
import { pt } from './words/pt.data.ts';
import { tr } from './words/tr.data.ts';
import { zh } from './words/zh.data.ts';

interface Word {
  text: string;
  /** The word goes on. */
  isOpen: boolean;
}

interface Term {
  /** Side by side; empty where the term is found anywhere. */
  words: Word[];
  anywhere: string;
}

export interface Pattern {
  intent: Intent;
  weight: number;
  terms: Term[];
}

const WEIGHTS: Record<string, number> = { '!': 4, '?': 1 };
const USUAL = 2;

function toPattern(intent: Intent, written: string): Pattern {
  const mark = written.trim()[0] ?? '';
  const isMarked = mark in WEIGHTS;
  const terms = (isMarked ? written.trim().slice(1) : written).split('+').map(toTerm);
  return { intent, weight: (isMarked ? WEIGHTS[mark] : undefined) ?? USUAL, terms };
}

function toTerm(written: string): Term {
  if (isFoundAnywhere(written)) return { words: [], anywhere: foldQuestion(written) };
  const words = written
    .trim()
    .split(/\s+/)
    .map((word) => ({ text: foldQuestion(word), isOpen: word.endsWith('*') }));
  return { words: words.filter(({ text }) => text), anywhere: '' };
}

/** All languages at once: a short question does not tell its own, and people mix them. */
export const patterns: readonly Pattern[] = [en, es, pt, id, tr, ar, ja, zh].flatMap((words) =>
  Object.entries(words).flatMap(([intent, list]) =>
    list
      .split('|')
      .filter((one) => one.trim())
      .map((one) => toPattern(intent as Intent, one)),
  ),
);

/** Words of the patterns: none of them is a slip of the keys. */
export const knownWords: ReadonlySet<string> = new Set(
  patterns.flatMap(({ terms }) => terms.flatMap(({ words }) => words.map(({ text }) => text))),
);
