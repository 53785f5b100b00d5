import { GRADE } from '../education.ts';
import { companyScore, isPlace, titleScore } from '../knowledge.ts';
import { fold, isCjk } from '../normalise.ts';
import { COMPANY_SUFFIX, EMPLOYMENT } from '../pieces.ts';
import { degreePattern, schoolPattern } from '../role-words.ts';
import type { Atom } from './entry-atoms.ts';

/** What the words of an atom say: what our lists know of them, and their form. */
export interface AtomFacts {
  /** 'T2', 'C3', 'P', 'S', 'G', 'D2': by lists and patterns, strongest first. */
  known: string[];
  form: string[];
  words: string[];
}

const LONGEST = 120;

export function atomFacts({ text, period }: Atom): AtomFacts {
  if (period) return { known: [period.start ? 'D2' : period.isCurrent ? 'D2' : 'D1'], form: [], words: [] };
  const short = text.slice(0, LONGEST);
  return { known: text.length > LONGEST ? [] : knownOf(short), form: formOf(text), words: wordsOf(short) };
}

const those = (facts: [is: boolean, name: string][]) => facts.flatMap(([is, name]) => (is ? [name] : []));

function knownOf(text: string): string[] {
  const key = fold(text);
  const title = titleScore(text);
  const firm = companyScore(text);
  return those([
    [title > 0, `T${Math.floor(title)}`],
    [firm > 0, `C${firm}`],
    [schoolPattern.test(key) || schoolPattern.test(text), 'S'],
    [degreePattern.test(key) || degreePattern.test(text), 'G'],
    [isPlace(text), 'P'],
    [EMPLOYMENT.test(text), 'E'],
    [GRADE.test(text), 'N'],
    [COMPANY_SUFFIX.test(text.split(' ').at(-1) ?? ''), 'Cs'],
  ]);
}

function formOf(text: string): string[] {
  const words = isCjk(text) ? text.length / 2 : text.split(' ').length;
  const all = text.split(' ').filter((word) => word.length > 3);
  return [
    `len:${[1, 2, 3, 4, 6, 9, 16].find((most) => words <= most) ?? 'long'}`,
    isCjk(text) ? 'cjk' : /[\u0600-\u06ff]/.test(text) ? 'arabic' : 'latin',
    ...those([
      [/^\p{Ll}/u.test(text), 'small'],
      [all.length > 0 && all.every((word) => /^[^\p{Ll}]/u.test(word)), 'capitals'],
      [/\p{Lu}{3}/u.test(text) && text === text.toUpperCase(), 'shouted'],
      [/\d/.test(text), 'digit'],
      [/^\d+$/.test(text), 'number'],
      [/[.。!！]$/.test(text), 'stop'],
      [/["“”«»&]/.test(text), 'quoted'],
    ]),
  ];
}

/** First and last words; of Chinese and Japanese the last letters. */
function wordsOf(text: string): string[] {
  const key = fold(text);
  if (isCjk(text)) return [`$${key.slice(-1)}`, `$${key.slice(-2)}`, `^${key.slice(0, 1)}`, `^${key.slice(0, 2)}`];
  const words = key.split(/[^\p{L}]+/u).filter(Boolean);
  const last = words.at(-1) ?? '';
  return [
    `^${words[0] ?? ''}`,
    `$${last}`,
    `~${last.slice(-3)}`,
    `^~${(words[0] ?? '').slice(0, 4)}`,
    ...words
      .slice(1, -1)
      .slice(0, 4)
      .map((word) => `_${word}`),
  ];
}
