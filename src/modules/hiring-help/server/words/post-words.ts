import type { BiasKind } from '../../check-rules.ts';

/** Words that read as meant for some people only, with a wording that is for everyone. */
export interface BiasedWords {
  kind: BiasKind;
  phrases: readonly string[];
  /** Empty: the words are best left out. */
  neutral: string;
}

export interface JargonWords {
  phrases: readonly string[];
  /** What is meant; empty where only the employer knows. */
  plain: string;
}

/** What the checks know of a language. A phrase that ends in `*` may go on with other letters. */
export interface PostWords {
  biased: readonly BiasedWords[];
  jargon: readonly JargonWords[];
  /** Tells what someone will do: headings, and verbs of many trades. */
  duties: readonly string[];
  /** Opens a list of what is asked for. */
  asks: readonly string[];
  /** Ends such a list: what would be nice, or what is offered. */
  extras: readonly string[];
  remote: readonly string[];
  onSite: readonly string[];
  partTime: readonly string[];
  fullTime: readonly string[];
  /** A sentence that speaks of money. */
  pay: readonly string[];
  /** Behind an amount, by period. */
  hourly: readonly string[];
  monthly: readonly string[];
  annually: readonly string[];
  year: readonly string[];
  experience: readonly string[];
  /** In front of words that are meant the other way round. */
  not: readonly string[];
}

/** Lines of `kind | phrase; phrase | neutral wording`. */
export function biased(lines: string): BiasedWords[] {
  return rowsOf(lines).map(([kind = '', phrases = '', neutral = '']) => ({
    kind: kind as BiasKind,
    phrases: listOf(phrases),
    neutral,
  }));
}

/** Lines of `phrase; phrase | plain words`. */
export function jargon(lines: string): JargonWords[] {
  return rowsOf(lines).map(([phrases = '', plain = '']) => ({ phrases: listOf(phrases), plain }));
}

export function listOf(phrases: string): string[] {
  return phrases
    .split(';')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

function rowsOf(lines: string): string[][] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
