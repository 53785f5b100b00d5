const QUOTED = /["“”„«»「」『』]([^"“”„«»「」『』]+)["“”„«»「」『』]/gu;
/** A minus before a word, with nothing between; `not` in capitals. */
const EXCLUDED = /(?<=^|\s)(?:[-−–]|NOT\s+)(?:["“”]([^"“”]+)["“”]|([^\s"“”,;|]+))/gu;
/** Hours of a day say when, not what: 9時から15時, 早上8点到下午5点. */
const HOURS =
  /\d{1,2}\s?[時时点點]半?(?:\s?(?:から|[〜~\-到至])\s?(?:下午|晚上)?\s?\d{1,2}\s?[時时点點]半?)?(?:まで)?/gu;

/** A text without its operators, blanked so that places in it stay, and what they say. */
export interface Operators {
  plain: string;
  quoted: string[];
  excluded: { words: string; start: number; end: number }[];
}

/** Reads quotes and minus signs, and passes over hours. */
export function readOperators(text: string): Operators {
  const quoted: string[] = [];
  const excluded: Operators['excluded'] = [];
  const plain = text
    .replace(EXCLUDED, (all: string, inQuotes: string | undefined, word: string | undefined, start: number) => {
      excluded.push({ words: inQuotes ?? word ?? '', start, end: start + all.length });
      return blank(all);
    })
    .replace(QUOTED, (all: string, inner: string) => {
      quoted.push(inner);
      return blank(all);
    })
    .replace(HOURS, blank);
  return { plain, quoted, excluded };
}

export function blank(part: string): string {
  return ' '.repeat(part.length);
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
