import { isStopWord } from '../engine/core/stop-words.ts';
import { companyKey, type KnownCompany, type NamedCompany } from './company-names.ts';
import type { Asker, QueryReader } from './query-reader.ts';
import type { QueryReading, Stretch } from './read-query.ts';
import { keyOf, type Token } from './tokens.ts';

/** A part of a text that would be a company, if one had that name. */
export interface CompanyGuess {
  key: string;
  /** The first piece of the name and the one behind it. */
  from: number;
  to: number;
  /** Without the ending of its last word: Acme'de, Acme's. */
  isInflected: boolean;
}

/** What is told of words when a name has been found; the job texts know which words are used for other things. */
export interface CompanyReader extends QueryReader {
  /** Whether the lists have the word in the language or in English, or job texts use it. */
  isUsualWord(word: string, language: string): boolean;
}

/** A word, or some signs of a script without spaces that no known word cuts apart. */
interface Piece extends Stretch {
  start: number;
  end: number;
}

const LONGEST_NAME = 5;
/** One statement asks for all of them. */
const MOST_GUESSES = 32;
const ENDING = /['’]\p{L}{1,5}$/u;

/** All parts of a text that may be the name of a company: whether one has that name is cheaper to ask than to guess. */
export function guessCompanies(reading: QueryReading, lexicon: QueryReader['lexicon'], asker: Asker): CompanyGuess[] {
  const pieces = piecesOf(reading.stretches, lexicon, asker);
  const guesses: CompanyGuess[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    for (let to = from + 1; to <= Math.min(pieces.length, from + LONGEST_NAME); to += 1) {
      const written = textOf(reading, pieces, from, to);
      for (const isInflected of ENDING.test(written) ? [false, true] : [false]) {
        const key = companyKey(isInflected ? written.replace(ENDING, '') : written);
        if (key.length > 1) guesses.push({ key, from, to, isInflected });
      }
    }
  }
  return guesses.slice(0, MOST_GUESSES);
}

/** The longest name that is meant as one. */
export function chooseCompany(
  reading: QueryReading,
  known: ReadonlyMap<string, KnownCompany>,
  reader: CompanyReader,
  asker: Asker,
): NamedCompany | undefined {
  const pieces = piecesOf(reading.stretches, reader.lexicon, asker);
  const named = guessCompanies(reading, reader.lexicon, asker)
    .filter(({ key }) => known.has(key))
    .toSorted((one, other) => other.key.length - one.key.length || widthOf(other) - widthOf(one));
  for (const guess of named) {
    const around = wordsAround(pieces, guess, reader, asker);
    if (isMeant(reading, pieces, guess, around, reader, asker)) {
      const start = (pieces[around.from] as Piece).start;
      return { ...(known.get(guess.key) as KnownCompany), start, end: (pieces[around.to - 1] as Piece).end };
    }
  }
  return undefined;
}

const widthOf = ({ from, to }: CompanyGuess) => to - from;

/** Tokens by what they were read as; of a run of signs, the words that stand before or behind a company are apart. */
function piecesOf(stretches: readonly Stretch[], lexicon: QueryReader['lexicon'], { language }: Asker): Piece[] {
  const isBeside = (token: Token) => lexicon.employerWord(token.folded, language) !== undefined;
  const pieces: Piece[] = [];
  const add = (tokens: Token[], is: Stretch['is']) => {
    const [first] = tokens;
    if (first) pieces.push({ tokens, is, start: first.start, end: (tokens.at(-1) as Token).end });
  };
  for (const { tokens, is } of stretches) {
    const [first, ...others] = tokens;
    const last = pieces.at(-1);
    if (!first) continue;
    const isRun = is === 'word' && first.isSign && last?.is === 'word' && last.end === first.start;
    if (isRun && !isBeside(first) && !last.tokens.some(isBeside)) {
      last.tokens = [...last.tokens, first];
      last.end = first.end;
    } else if (is === 'title' && isBeside(first)) {
      // Small words do not count in the name of a title: `at pilot` is one.
      add([first], 'word');
      add(others, is);
    } else add(tokens, is);
  }
  return pieces;
}

function textOf({ text }: QueryReading, pieces: readonly Piece[], from: number, to: number): string {
  return text.slice((pieces[from] as Piece).start, (pieces[to - 1] as Piece).end);
}

interface Around {
  /** With the words beside the name that belong to it. */
  from: number;
  to: number;
  says: 'at' | 'of' | undefined;
}

/** The words before a name, or in some languages behind it, that tell it to be an employer's. */
function wordsAround(pieces: readonly Piece[], guess: CompanyGuess, { lexicon }: QueryReader, asker: Asker): Around {
  const wordAt = (at: number) => {
    const piece = pieces[at];
    return piece && lexicon.employerWord(keyOf(piece.tokens), asker.language);
  };
  const isSmall = (at: number) => {
    const key = keyOf(pieces[at]?.tokens ?? []);
    return pieces[at]?.is === 'connector' || lexicon.find(key, asker.language)?.kind === 'connector' || isStopWord(key);
  };
  let { from, to } = guess;
  let says: Around['says'] = guess.isInflected && asker.language === 'tr' ? 'at' : undefined;
  for (let at = guess.from - 1; at >= 0; at -= 1) {
    const word = wordAt(at);
    if (word === 'at' || word === 'of') {
      if (says !== 'at') says = word;
      from = at;
    } else if (!isSmall(at)) break;
  }
  const behind = wordAt(to);
  if (behind === 'at-behind' || behind === 'of-behind') {
    says = behind === 'at-behind' ? 'at' : (says ?? 'of');
    to += 1;
  }
  return { from, to, says };
}

/** A name that is also a usual word or a title is meant only behind `at`, or when there is nothing else. */
function isMeant(
  reading: QueryReading,
  pieces: readonly Piece[],
  guess: CompanyGuess,
  around: Around,
  reader: CompanyReader,
  asker: Asker,
): boolean {
  const own = pieces.slice(guess.from, guess.to);
  const written = textOf(reading, pieces, guess.from, guess.to);
  if (own.every(({ is }) => is === 'place')) return false;
  const isSilent = ({ is }: Piece) => is === 'filler' || is === 'connector';
  const rest = [...pieces.slice(0, around.from), ...pieces.slice(around.to)];
  // Whoever types the name of a title and nothing else means the work; the company's jobs follow.
  if (rest.length === 0 && !around.says) return !reader.isTitle(written);
  if (own.every((piece) => isSilent(piece) || piece.is === 'part')) return false;
  if (around.says === 'at') return true;
  if (rest.every(isSilent) && !reader.isTitle(written)) return true;
  if (around.says === 'of') {
    const before = pieces[around.from - 1];
    const inTitle = before && reader.isInTitle(reading.text.slice(before.start, own.at(-1)?.end), asker.language);
    return !inTitle && !reader.isTitle(written);
  }
  return own.some((piece) => isUnusual(piece, reading, reader, asker));
}

function isUnusual({ tokens, is, start, end }: Piece, { text }: QueryReading, reader: CompanyReader, asker: Asker) {
  if (is === 'brand') return true;
  if (is !== 'word') return false;
  const word = keyOf(tokens);
  if (isStopWord(word) || reader.lexicon.isEveryday(word)) return false;
  if (!tokens.some(({ isSign }) => isSign)) return !reader.isUsualWord(word, asker.language);
  const written = text.slice(start, end);
  return !reader.isTitle(written) && !reader.isInTitle(written, asker.language);
}
