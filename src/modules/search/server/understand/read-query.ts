import { isStopWord } from '../engine/core/stop-words.ts';
import type { NamedPlace, PlaceFinder } from './places.ts';
import type { QueryLexicon, QueryWord, QueryWordKind } from './query-words.ts';
import { keyOf, type Token, tokensOf } from './tokens.ts';

/** Something the text says beside the work itself, and where it says so. */
export type QueryPart = { start: number; end: number } & (
  | { kind: Exclude<QueryWordKind, 'filler' | 'without' | 'connector'>; value: string }
  | { kind: 'place'; places: NamedPlace[] }
  | { kind: 'excluded'; words: string }
);

export interface QueryReading {
  /** The text in normal form; the places of parts are places in it. */
  text: string;
  parts: QueryPart[];
  /** What is left and names the work: usually one text, several with OR between them. */
  contents: string[];
  /** Texts in quotes. */
  quoted: string[];
}

export interface QueryReader {
  lexicon: QueryLexicon;
  places: PlaceFinder;
  fold: (text: string) => string;
  /** Whether the text is a name of a job title. */
  isTitle(text: string): boolean;
  /** Whether names of job titles hold the word. */
  isTitleWord(folded: string): boolean;
}

interface Asker {
  language: string;
  countryId: number | undefined;
}

const LONGEST_PHRASE = 12;
const LONGEST_TITLE = 6;
const QUOTED = /["“”„«»「」『』]([^"“”„«»「」『』]+)["“”„«»「」『』]/gu;
/** A minus before a word, with nothing between; `not` in capitals. */
const EXCLUDED = /(?<=^|\s)(?:[-−–]|NOT\s+)(?:["“”]([^"“”]+)["“”]|([^\s"“”,;|]+))/gu;
const OR = /(?:^|\s)OR(?=\s|$)|\|/u;

/** Takes a typed text apart: conditions and wishes with their places, and the words that name the work. */
export function readQuery(typed: string, reader: QueryReader, asker: Asker): QueryReading {
  const text = typed.normalize('NFKC');
  const parts: QueryPart[] = [];
  const quoted: string[] = [];
  const blank = (part: string) => ' '.repeat(part.length);
  const unsigned = text
    .replace(EXCLUDED, (all: string, inQuotes: string | undefined, word: string | undefined, start: number) => {
      parts.push({ kind: 'excluded', words: inQuotes ?? word ?? '', start, end: start + all.length });
      return blank(all);
    })
    .replace(QUOTED, (all: string, inner: string) => {
      quoted.push(inner);
      return blank(all);
    });
  const tokens = tokensOf(unsigned, reader.fold);
  const kept = readTokens(unsigned, tokens, reader, asker, parts);
  if (kept.length === 0) return { text, parts, quoted, contents: [] };
  // Beside other words, the name of a field is one of them: `hotel` in `hotel receptionist`.
  const isField = (token: Token) =>
    parts.some(({ kind, start, end }) => kind === 'field' && token.start >= start && token.end <= end);
  const content = tokens.filter((token) => kept.includes(token) || isField(token));
  return { text, parts: parts.filter(({ kind }) => kind !== 'field'), quoted, contents: contentsOf(unsigned, content) };
}

/** The text without the signs that only a search understands: quotes, and words that are not wanted. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(EXCLUDED, ' ')
    .replace(QUOTED, '$1')
    .replaceAll('|', ' ')
    .replace(/(?<=^|\s)OR(?=\s|$)/gu, ' ');
}

/** Goes through the tokens from left to right and takes the longest phrase that says something; gives those left over. */
function readTokens(text: string, tokens: Token[], reader: QueryReader, asker: Asker, parts: QueryPart[]): Token[] {
  const kept: Token[] = [];
  const taken = new Set<Token>();
  // A text that is a title as a whole says nothing else: night auditor, remote sensing scientist.
  if (reader.isTitle(text)) return tokens;
  let at = 0;
  while (at < tokens.length) {
    const title = titleLength(text, tokens, at, reader);
    const found = chooseSplit(text, tokens, at, findPhrase(tokens, at, reader, asker), reader, asker);
    // A title says more than what stands in it: night in `night auditor`. Where both say as much, it is not the title.
    if (title > (found?.length ?? 1)) {
      kept.push(...tokens.slice(at, at + title));
      at += title;
      continue;
    }
    if (!found) {
      kept.push(tokens[at] as Token);
      at += 1;
      continue;
    }
    const { start } = tokens[at] as Token;
    const { end } = tokens[at + found.length - 1] as Token;
    for (const token of tokens.slice(at, at + found.length)) taken.add(token);
    at += found.length;
    if (found.word?.kind === 'without') {
      const next = tokens[at];
      if (next) parts.push({ kind: 'excluded', words: text.slice(next.start, next.end), start, end: next.end });
      at += 1;
    } else if (found.places) parts.push({ kind: 'place', places: found.places, start, end });
    else if (found.word && found.word.kind !== 'filler' && found.word.kind !== 'connector') {
      parts.push({ kind: found.word.kind, value: found.word.value, start, end });
    }
  }
  return kept.filter((token) => !isLeftOver(token, tokens, taken, reader, asker));
}

/**
 * 招聘会计 is 招聘 and 会计, not 招聘会 and a rest: a shorter phrase is taken when something longer begins behind it. And a
 * word in katakana is cut only where both parts are known.
 */
function chooseSplit(
  text: string,
  tokens: Token[],
  at: number,
  found: FoundPhrase | undefined,
  reader: QueryReader,
  asker: Asker,
): FoundPhrase | undefined {
  if (!found || !tokens[at]?.isSign) return found;
  const knownFrom = (from: number) =>
    from < tokens.length
      ? Math.max(titleLength(text, tokens, from, reader), findPhrase(tokens, from, reader, asker)?.length ?? 0)
      : 0;
  const end = at + found.length;
  for (let length = found.length - 1; length > 1; length -= 1) {
    const reached = at + length + knownFrom(at + length);
    if (reached <= end) continue;
    const shorter = findPhrase(tokens.slice(0, at + length), at, reader, asker);
    if (shorter?.length === length) return shorter;
  }
  const last = tokens[end - 1];
  const next = tokens[end];
  const isCut = last?.isKatakana && next?.isKatakana && last.end === next.start;
  return isCut && knownFrom(end) === 0 ? undefined : found;
}

/** A small word that stood between what was understood, or at its edge, names no work: 在, 的, で. */
function isLeftOver(
  token: Token,
  tokens: readonly Token[],
  taken: ReadonlySet<Token>,
  reader: QueryReader,
  { language }: Asker,
): boolean {
  if (!token.isSign || taken.size === 0 || reader.lexicon.find(token.folded, language)?.kind !== 'connector')
    return false;
  const at = tokens.indexOf(token);
  const isOpen = (other: Token | undefined) => !other?.isSign || taken.has(other);
  const isKana = /\p{Script=Katakana}/u.test(token.folded) && !token.isKatakana;
  return isKana ? isOpen(tokens[at - 1]) || isOpen(tokens[at + 1]) : isOpen(tokens[at - 1]) && isOpen(tokens[at + 1]);
}

/** How many tokens from here on are the name of a title, at most so many; 0 when none. */
function titleLength(text: string, tokens: Token[], at: number, reader: QueryReader): number {
  const first = tokens[at] as Token;
  const most = Math.min(first.isSign ? LONGEST_PHRASE : LONGEST_TITLE, tokens.length - at);
  for (let length = most; length > 1; length -= 1) {
    const last = tokens[at + length - 1] as Token;
    // A small word behind a title belongs to what follows: محاسب | عن بعد, chef | in Osaka.
    if (isStopWord(last.folded)) continue;
    if (reader.isTitle(text.slice(first.start, last.end))) return length;
  }
  return 0;
}

interface FoundPhrase {
  length: number;
  word?: QueryWord;
  places?: NamedPlace[];
}

function findPhrase(tokens: Token[], at: number, reader: QueryReader, asker: Asker): FoundPhrase | undefined {
  const most = Math.min(LONGEST_PHRASE, tokens.length - at);
  for (let length = most; length > 0; length -= 1) {
    const span = tokens.slice(at, at + length);
    if (cutsWord(tokens, at, length)) continue;
    const key = keyOf(span);
    const word = reader.lexicon.find(key, asker.language);
    if (word && word.kind !== 'connector') return { length, word };
    const places = reader.places.find(key, asker.countryId);
    if (places.length && isMeantAsPlace(tokens, at, length, places, reader, asker)) return { length, places };
    // A connector counts only before a place; otherwise it is a small word like any other.
    if (word && placeFollows(tokens, at + length, reader, asker)) return { length, word };
  }
  return undefined;
}

/** One sign alone, next to others, is a part of a word. */
function cutsWord(tokens: Token[], at: number, length: number): boolean {
  if (length > 1 || !tokens[at]?.isSign) return false;
  return Boolean(tokens[at - 1]?.isSign || tokens[at + 1]?.isSign);
}

function placeFollows(tokens: Token[], at: number, reader: QueryReader, { countryId }: Asker): boolean {
  const most = Math.min(4, tokens.length - at);
  for (let length = most; length > 0; length -= 1) {
    if (reader.places.find(keyOf(tokens.slice(at, at + length)), countryId).length) return true;
  }
  return false;
}

/** A word that also stands in names of titles (mobile, reading, bath) is a place only after `in` or `near`, or alone. */
function isMeantAsPlace(
  tokens: Token[],
  at: number,
  length: number,
  places: NamedPlace[],
  reader: QueryReader,
  { language }: Asker,
): boolean {
  const [first] = tokens.slice(at, at + length);
  if (length > 1 || !first || first.isSign || !reader.isTitleWord(first.folded)) return true;
  const before = tokens[at - 1];
  const isAfterConnector = before !== undefined && reader.lexicon.find(before.folded, language)?.kind === 'connector';
  const isLast = at + length === tokens.length && places.some(({ heat }) => heat >= 50);
  return isAfterConnector || tokens.length === length || isLast;
}

/** The kept tokens as text again, cut at every OR. */
function contentsOf(text: string, kept: Token[]): string[] {
  let content = '';
  let before: Token | undefined;
  for (const token of kept) {
    const between = before ? text.slice(before.end, token.start) : '';
    // What stood between two kept words stays when nothing was taken out from between them: c++, front-end, OR.
    const isNextTo = before !== undefined && !/[\p{L}\p{N}]/u.test(between);
    content += `${before ? (isNextTo ? between : ' ') : ''}${text.slice(token.start, token.end)}`;
    before = token;
  }
  return content
    .split(OR)
    .map((one) => one.trim())
    .filter(Boolean);
}
