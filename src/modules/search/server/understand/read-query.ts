import { isStopWord } from '../engine/core/stop-words.ts';
import type { NamedPlace, PlaceFinder } from './places.ts';
import type { QueryLexicon, QueryWord, QueryWordKind } from './query-words.ts';
import type { PayReader } from './read-pay.ts';
import { keyOf, type Token, tokensOf } from './tokens.ts';

/** Something the text says beside the work itself, and where it says so. */
export type QueryPart = { start: number; end: number } & (
  | { kind: Exclude<QueryWordKind, 'filler' | 'without' | 'connector' | 'pay'>; value: string }
  | { kind: 'pay'; amount: number; currency: string | undefined }
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
  /** The text without places, words that are not wanted and small talk: what a heading calls it. */
  heading: string;
}

export interface QueryReader {
  lexicon: QueryLexicon;
  places: PlaceFinder;
  pays: PayReader;
  /** How many units of a currency, or of the country's own, make one of that of the rates. */
  rateOf(currency: string | undefined, countryId: number | undefined): number;
  fold: (text: string) => string;
  /** Whether the text is a name of a job title. */
  isTitle(text: string): boolean;
  /** Whether names of job titles hold the word. */
  isTitleWord(folded: string): boolean;
  /** Whether all words of the text stand in the name of a title, in one form or another. */
  isInTitle(text: string, language: string): boolean;
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
/** Hours of a day say when, not what: 9時から15時, 早上8点到下午5点. */
const HOURS =
  /\d{1,2}\s?[時时点點]半?(?:\s?(?:から|[〜~\-到至])\s?(?:下午|晚上)?\s?\d{1,2}\s?[時时点點]半?)?(?:まで)?/gu;
const OR = /(?:^|\s)OR(?=\s|$)|\|/u;
/** Each is matched against every title: nobody means more, and a long row of them costs as much as a thousand searches. */
const MOST_ALTERNATIVES = 8;

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
    })
    .replace(HOURS, blank);
  const pay = reader.pays.find(unsigned, asker.language, (currency) => reader.rateOf(currency, asker.countryId));
  if (pay) parts.push({ kind: 'pay', ...pay });
  const plain = pay
    ? `${unsigned.slice(0, pay.start)}${blank(unsigned.slice(pay.start, pay.end))}${unsigned.slice(pay.end)}`
    : unsigned;
  const tokens = tokensOf(plain, reader.fold);
  const kept = readTokens(plain, tokens, reader, asker, parts);
  const isSaid = (token: Token) => parts.some((part) => isHeaded(part) && lies(token, part));
  const said = tokens.filter((token) => kept.includes(token) || isSaid(token));
  const heading = [...quoted, joined(plain, said)].filter(Boolean).join(' ');
  // Small words alone name no work: `en` in `en el aeropuerto`.
  if (parts.length > 0 && kept.every(({ folded }) => isStopWord(folded)))
    return { text, parts, quoted, heading, contents: [] };
  // Beside other words, the name of a field is one of them: `hotel` in `hotel receptionist`.
  const isField = (token: Token) => parts.some((part) => part.kind === 'field' && lies(token, part));
  const content = tokens.filter((token) => kept.includes(token) || isField(token));
  const contents = joined(plain, content)
    .split(OR)
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, MOST_ALTERNATIVES);
  return { text, parts: parts.filter(({ kind }) => kind !== 'field'), quoted, heading, contents };
}

const isHeaded = ({ kind }: QueryPart) => kind !== 'place' && kind !== 'excluded';
const lies = (token: Token, { start, end }: QueryPart) => token.start >= start && token.end <= end;

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
    if (found.word?.kind === 'language' && isTaught(text, kept.at(-1), tokens[at + found.length - 1], reader, asker)) {
      kept.push(...tokens.slice(at, at + found.length));
      at += found.length;
      continue;
    }
    for (const token of tokens.slice(at, at + found.length)) taken.add(token);
    at += notePhrase(text, tokens, at, found, kept, parts);
  }
  return kept.filter((token) => !isLeftOver(token, tokens, taken, reader, asker));
}

/** A language belongs to who teaches or translates it: `profesora de inglés`. */
function isTaught(text: string, before: Token | undefined, last: Token | undefined, reader: QueryReader, asker: Asker) {
  return before && last && reader.isInTitle(text.slice(before.start, last.end), asker.language);
}

/** Notes what a phrase says; gives how many tokens that takes. */
function notePhrase(
  text: string,
  tokens: Token[],
  at: number,
  { length, word, places }: FoundPhrase,
  kept: Token[],
  parts: QueryPart[],
): number {
  const { start } = tokens[at] as Token;
  const { end } = tokens[at + length - 1] as Token;
  if (word?.kind === 'without' && word.value === 'behind') excludeBefore(text, start, end, kept, parts);
  else if (word?.kind === 'without') {
    const next = tokens[at + length];
    if (next) parts.push({ kind: 'excluded', words: text.slice(next.start, next.end), start, end: next.end });
    return length + 1;
  } else if (places) parts.push({ kind: 'place', places, start, end });
  else if (word && word.kind !== 'filler' && word.kind !== 'connector') {
    parts.push({ kind: word.kind, value: word.value, start, end } as QueryPart);
  }
  return length;
}

/** Some languages say behind it what is not wanted: `sigorta hariç`, コンビニ以外. */
function excludeBefore(text: string, start: number, end: number, kept: Token[], parts: QueryPart[]): void {
  const words: Token[] = [];
  const isNext = (token: Token | undefined) => {
    if (!token) return false;
    const between = text.slice(token.end, words[0]?.start ?? start);
    return words.length === 0 ? between.trim() === '' : token.isSign && between === '';
  };
  for (let last = kept.at(-1); last && isNext(last); last = kept.at(-1)) words.unshift(kept.pop() as Token);
  const part = parts.at(-1);
  const from = words[0]?.start ?? (part && text.slice(part.end, start).trim() === '' ? part.start : undefined);
  if (from === undefined) return;
  if (words.length === 0) parts.pop();
  parts.push({ kind: 'excluded', words: text.slice(from, start).trim(), start: from, end });
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
    if (word && placeFollows(tokens, at, length, reader, asker)) return { length, word };
  }
  return undefined;
}

/** One sign alone, next to others, is a part of a word. */
function cutsWord(tokens: Token[], at: number, length: number): boolean {
  if (length > 1 || !tokens[at]?.isSign) return false;
  return Boolean(tokens[at - 1]?.isSign || tokens[at + 1]?.isSign);
}

/** Whether a place follows the words of a connector, and none begins with the last of them: `en | Los Angeles`. */
function placeFollows(tokens: Token[], at: number, length: number, reader: QueryReader, asker: Asker): boolean {
  const next = at + length;
  return (
    placeLength(tokens, next, reader, asker) > 0 && (length === 1 || placeLength(tokens, next - 1, reader, asker) < 2)
  );
}

function placeLength(tokens: Token[], at: number, reader: QueryReader, { countryId }: Asker): number {
  const most = Math.min(4, tokens.length - at);
  for (let length = most; length > 0; length -= 1) {
    if (reader.places.find(keyOf(tokens.slice(at, at + length)), countryId).length) return length;
  }
  return 0;
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

/** Tokens as text again. */
function joined(text: string, kept: Token[]): string {
  let content = '';
  let before: Token | undefined;
  for (const token of kept) {
    const between = before ? text.slice(before.end, token.start) : '';
    // What stood between two kept words stays when nothing was taken out from between them: c++, front-end, OR.
    const isNextTo = before !== undefined && !/[\p{L}\p{N}]/u.test(between);
    content += `${before ? (isNextTo ? between : ' ') : ''}${text.slice(token.start, token.end)}`;
    before = token;
  }
  return content;
}
