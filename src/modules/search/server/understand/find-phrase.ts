import { isStopWord } from '../engine/core/stop-words.ts';
import type { NamedPlace } from './places.ts';
import type { Asker, QueryReader } from './query-reader.ts';
import type { QueryWord } from './query-words.ts';
import { keyOf, type Token } from './tokens.ts';

const LONGEST_PHRASE = 12;
const LONGEST_TITLE = 6;

/** How many tokens from here on are the name of a title, at most so many; 0 when none. */
export function titleLength(text: string, tokens: Token[], at: number, reader: QueryReader): number {
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

export interface FoundPhrase {
  length: number;
  word?: QueryWord;
  places?: NamedPlace[];
}

export function findPhrase(tokens: Token[], at: number, reader: QueryReader, asker: Asker): FoundPhrase | undefined {
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
  const isLast = at + length === tokens.length && places.some(({ popularity }) => popularity >= 50);
  return isAfterConnector || tokens.length === length || isLast;
}
