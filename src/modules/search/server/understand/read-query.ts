import { isStopWord } from '../engine/core/stop-words.ts';
import type { NamedCompany } from './company-names.ts';
import { type FoundPhrase, findPhrase, titleLength } from './find-phrase.ts';
import { blank, readOperators } from './operators.ts';
import type { NamedPlace } from './places.ts';
import type { Asker, QueryReader } from './query-reader.ts';
import type { PartKind } from './query-words.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Something the text says beside the work itself, and where it says so. */
export type QueryPart = { start: number; end: number } & (
  | { kind: PartKind; value: string }
  | { kind: 'pay'; amount: number; currency: string | undefined }
  | { kind: 'place'; places: NamedPlace[] }
  | { kind: 'company'; name: string; ids: number[]; countryIds: number[] }
  | { kind: 'excluded'; words: string }
);

/** Some tokens that were read as one thing, from left to right. */
export interface Stretch {
  tokens: Token[];
  is: 'title' | 'word' | 'filler' | 'connector' | 'place' | 'brand' | 'part';
}

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
  /** All tokens in their order; empty for a text with OR in it. */
  stretches: Stretch[];
}

const OR = /(?:^|\s)OR(?=\s|$)|\|/u;
/** Each is matched against every title: nobody means more, and a long row of them costs as much as a thousand searches. */
const MOST_ALTERNATIVES = 8;

/** Takes a typed text apart: conditions and boosts with their places, and the words that name the work. */
export function readQuery(typed: string, reader: QueryReader, asker: Asker, company?: NamedCompany): QueryReading {
  const text = typed.normalize('NFKC');
  const { plain: unsigned, quoted, excluded } = readOperators(text);
  const pay = reader.pays.find(unsigned, asker.language, (currency) => reader.rateOf(currency, asker.countryId));
  const plain = pay ? without(unsigned, pay) : unsigned;
  const parts: QueryPart[] = [
    ...excluded.map((one) => ({ kind: 'excluded' as const, ...one })),
    ...(pay ? [{ kind: 'pay' as const, ...pay }] : []),
    ...(company ? [{ kind: 'company' as const, ...company }] : []),
  ];
  const all = tokensOf(plain, reader.fold);
  const tokens = company ? all.filter((token) => !lies(token, company)) : all;
  // A text that is a title as a whole says nothing else: night auditor, remote sensing scientist.
  const { kept, stretches } =
    !company && reader.isTitle(plain)
      ? { kept: tokens, stretches: [{ tokens, is: 'title' as const }] }
      : readTokens(company ? without(plain, company) : plain, tokens, reader, asker, parts);
  const isSaid = (token: Token) => parts.some((part) => isHeaded(part) && lies(token, part));
  const said = all.filter((token) => kept.includes(token) || isSaid(token));
  const heading = [...quoted, joined(plain, said)].filter(Boolean).join(' ');
  // Small words alone name no work: `en` in `en el aeropuerto`.
  if (parts.length > 0 && kept.every(({ folded }) => isStopWord(folded)))
    return { text, parts, quoted, heading, contents: [], stretches };
  // Beside other words, the name of a field is one of them: `hotel` in `hotel receptionist`.
  const isField = (token: Token) => parts.some((part) => part.kind === 'field' && lies(token, part));
  const content = tokens.filter((token) => kept.includes(token) || isField(token));
  const alternatives = joined(plain, content).split(OR);
  return {
    text,
    parts: parts.filter(({ kind }) => kind !== 'field'),
    quoted,
    heading,
    contents: alternatives
      .map((one) => one.trim())
      .filter(Boolean)
      .slice(0, MOST_ALTERNATIVES),
    stretches: alternatives.length > 1 ? [] : stretches,
  };
}

function without(text: string, { start, end }: { start: number; end: number }): string {
  return `${text.slice(0, start)}${blank(text.slice(start, end))}${text.slice(end)}`;
}

const isHeaded = ({ kind }: QueryPart) => kind !== 'place' && kind !== 'excluded';
const lies = (token: Token, { start, end }: { start: number; end: number }) => token.start >= start && token.end <= end;

/** Goes through the tokens from left to right and takes the longest phrase that says something; gives those left over. */
function readTokens(text: string, tokens: Token[], reader: QueryReader, asker: Asker, parts: QueryPart[]) {
  const kept: Token[] = [];
  const stretches: Stretch[] = [];
  let at = 0;
  const keep = (length: number, is: Stretch['is']) => {
    const some = tokens.slice(at, at + length);
    kept.push(...some);
    stretches.push({ tokens: some, is });
    at += length;
  };
  while (at < tokens.length) {
    const title = titleLength(text, tokens, at, reader);
    const found = chooseSplit(text, tokens, at, findPhrase(tokens, at, reader, asker), reader, asker);
    // A title says more than what stands in it: night in `night auditor`. Where both say as much, it is not the title.
    if (title > (found?.length ?? 1)) keep(title, 'title');
    else if (!found) keep(1, 'word');
    else if (
      found.word?.kind === 'language' &&
      isTaught(text, kept.at(-1), tokens[at + found.length - 1], reader, asker)
    )
      keep(found.length, 'title');
    else {
      const length = notePhrase(text, tokens, at, found, kept, parts);
      stretches.push({ tokens: tokens.slice(at, at + length), is: roleOf(found) });
      at += length;
    }
  }
  const taken = new Set(stretches.flatMap((one) => (one.is === 'word' || one.is === 'title' ? [] : one.tokens)));
  return { kept: kept.filter((token) => !isLeftOver(token, tokens, taken, reader, asker)), stretches };
}

function roleOf({ word, places }: FoundPhrase): Stretch['is'] {
  if (places) return 'place';
  return word?.kind === 'filler' || word?.kind === 'connector' || word?.kind === 'brand' ? word.kind : 'part';
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
