/** A word of the typed text, or one sign of a script without spaces, with where it stands. */
export interface Token {
  folded: string;
  start: number;
  end: number;
  isSign: boolean;
  /** Katakana write one word together: セブ is no place in セブンイレブン. */
  isKatakana: boolean;
}

const PART = /[\p{L}\p{M}\p{N}ـ]+(?:['’][\p{L}\p{M}]+)?(?:\+\+|#)?/gu;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

/** The tokens of a text that is already in normal form (NFKC), so that places in it are places in what people typed. */
export function tokensOf(text: string, fold: (text: string) => string): Token[] {
  const tokens: Token[] = [];
  const add = (start: number, end: number, isSign: boolean) => {
    const written = text.slice(start, end);
    const folded = fold(written);
    if (folded) tokens.push({ folded, start, end, isSign, isKatakana: isSign && KATAKANA.test(written) });
  };
  for (const match of text.matchAll(PART)) {
    let from = match.index;
    const end = match.index + match[0].length;
    for (let at = match.index; at < end; at += 1) {
      if (!SIGN.test(text[at] as string)) continue;
      if (at > from) add(from, at, false);
      add(at, at + 1, true);
      from = at + 1;
    }
    if (from < end) add(from, end, false);
  }
  return tokens;
}

/** Tokens as one key: words with a space between them, signs without. */
export function keyOf(tokens: readonly Token[]): string {
  let key = '';
  for (const [at, { folded, isSign }] of tokens.entries()) {
    const isApart = at > 0 && !(isSign && tokens[at - 1]?.isSign);
    key += isApart ? ` ${folded}` : folded;
  }
  return key;
}

/** The same key for a name of ours. */
export function keyOfName(name: string, fold: (text: string) => string): string {
  return keyOf(tokensOf(name.normalize('NFKC'), fold));
}
