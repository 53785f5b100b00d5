import { normalizeText } from '#src/kernel/text.ts';

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[^\s\p{P}\p{S}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+(?:\+\+|#)?/gu;
const MOST_TOKENS = 16;
/** Short names are words of other languages too (`Go`, `R`): in a sentence they count in their own letters only. */
const SHORT = 3;

interface Entry<Value> {
  value: Value;
  /** How a short name is written; null for the others. */
  exact: string | null;
}

export interface Found<Value> {
  value: Value;
  /** Where it stands in the text. */
  at: number;
}

/** Finds names of a list in texts: linear in the text, whatever the length of the list. */
export interface PhraseFinder<Value> {
  /** What the whole text is a name of. */
  named(text: string): readonly Value[];
  /** Every name in the text; the longest wins where several begin. */
  find(text: string): Found<Value>[];
}

export function createPhraseFinder<Value>(
  names: Iterable<[name: string, value: Value]>,
  { isShortExact = false } = {},
): PhraseFinder<Value> {
  const entries = new Map<string, Entry<Value>[]>();
  for (const [name, value] of names) {
    const key = keyOf(tokensOf(name));
    if (!key) continue;
    const known = entries.get(key) ?? [];
    if (known.some((one) => one.value === value)) continue;
    known.push({ value, exact: isShortExact && isShort(name) ? name : null });
    entries.set(key, known);
  }
  return {
    named: (text) => (entries.get(keyOf(tokensOf(text))) ?? []).map(({ value }) => value),
    find: (text) => findIn(entries, text),
  };
}

function findIn<Value>(entries: Map<string, Entry<Value>[]>, text: string): Found<Value>[] {
  const tokens = tokensOf(text);
  const found: Found<Value>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let size = Math.min(MOST_TOKENS, tokens.length - from); size > 0; size -= 1) {
      const known = entries.get(keyOf(tokens.slice(from, from + size)));
      const [first, last] = [tokens[from] as Token, tokens[from + size - 1] as Token];
      const written = text.slice(first.at, last.end);
      const here = known?.filter(({ exact }) => exact === null || exact === written) ?? [];
      if (here.length === 0) continue;
      for (const { value } of here) found.push({ value, at: first.at });
      from += size - 1;
      break;
    }
  }
  return found;
}

interface Token {
  word: string;
  at: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    tokens.push({ word: plain(match[0]), at: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

const keyOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');
const isShort = (name: string) => name.length <= SHORT && /^[\x21-\x7e]+$/.test(name);

/** One form of a word: without accents, the Arabic article and the plural of English. */
function plain(word: string): string {
  const folded = normalizeText(word).replace(/[أإآ]/gu, 'ا').replace(/ة$/u, 'ه').replace(/ى$/u, 'ي');
  if (/^\p{Script=Arabic}/u.test(folded)) return folded.length > 4 ? folded.replace(/^(?:وال|بال|لل|ال)/u, '') : folded;
  return /^[a-z]{5,}s$/.test(folded) && !folded.endsWith('ss') ? folded.slice(0, -1) : folded;
}
