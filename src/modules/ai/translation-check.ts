/** Numbers up to this may be written as words or the other way round: "two years", `2年`, `سنتان`. */
const MOST_IN_WORDS = 12;
/** What a word may become at most: "ninety days". */
const MOST_OUT_OF_WORDS = 100;
const NUMBER = /\d+(?:[.,\u066b\u066c'’\u00a0\u202f]\d+)*[万萬億亿千]?/g;
const LINK = /https?:\/\/[\w.~:/?#@!$&()*+,;=%-]+/gi;
/** Without `https://` too: that is how a stranger's chat group is named most often. */
const BARE_LINK =
  /(?<![\w.@/-])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|me|co|app|link|ly|gg|xyz|info|site|online|shop|top|club|vip|cn|id|my|sg|jp|tw|tr|br|es|mx|ae|sa)(?![\w-])(?:\/[\w./?=&%#+-]*)?/gi;

/**
 * Whether a translation keeps what no translation may change: every link and address, every name that was given, and the
 * numbers, however each language groups their digits. Nothing of these may be added either.
 */
export function isFaithful(original: string, translated: string, names: readonly string[]): boolean {
  if (translated.trim() === '' || translated.length > original.length * 6 + 80) return false;
  return (
    hasSameAddresses(original, translated) &&
    hasNames(original, translated, names) &&
    hasSameNumbers(original, translated)
  );
}

/** Links, e-mail addresses and names of accounts, which must come through letter by letter. */
export function addressesIn(text: string): string[] {
  const links = [...(text.match(LINK) ?? []), ...(text.replace(LINK, ' ').match(BARE_LINK) ?? [])];
  return [...links.map((link) => withoutEnd(link, '.,;:!?)')), ...mentionsIn(text)];
}

/** Everything that has an `@` in it, found from there: an expression that looks for it would read long words twice. */
function mentionsIn(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let [from, to] = [at, at + 1];
    while (from > 0 && isOfAddress(text[from - 1])) from -= 1;
    while (to < text.length && isOfAddress(text[to])) to += 1;
    const address = withoutEnd(text.slice(from, to), '.');
    if (address.length > 1) found.push(address);
  }
  return found;
}

function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
}

const isOfAddress = (letter: string | undefined) => /[\w.+-]/.test(letter ?? ' ');

function hasSameAddresses(original: string, translated: string): boolean {
  const [before, after] = [addressesIn(original), new Set(addressesIn(translated))];
  return before.every((address) => translated.includes(address)) && [...after].every((one) => original.includes(one));
}

function hasNames(original: string, translated: string, names: readonly string[]): boolean {
  return names.every((name) => !name || !original.includes(name) || translated.includes(name));
}

function hasSameNumbers(original: string, translated: string): boolean {
  const [before, after] = [numbersIn(original), numbersIn(translated)];
  const missing = without(before, after);
  const added = without(after, before);
  // A small one may have become a word or come out of one, but not turned into another.
  if (missing.length > 0 && added.length > 0) return false;
  return missing.every((one) => one.value <= MOST_IN_WORDS) && added.every((one) => one.value <= MOST_OUT_OF_WORDS);
}

interface Figure {
  /** What is left without grouping and without zeros at its ends, so that `1.5万` is `15,000`. */
  digits: string;
  /** Infinity where a sign says that it is thousands. */
  value: number;
}

function numbersIn(text: string): Figure[] {
  const plain = text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= 0x06f0 ? code - 0x06f0 : code - 0x0660);
  });
  return (plain.match(NUMBER) ?? []).flatMap((found) => {
    const digits = found.replace(/\D/g, '');
    const bare = withoutEnd(digits.replace(/^0+/, ''), '0');
    const value = /\D$/.test(found) ? Number.POSITIVE_INFINITY : Number(digits);
    return bare === '' ? [] : [{ digits: bare, value }];
  });
}

/** Those of the first that the second does not have, each as often as it stands there. */
function without(some: Figure[], others: Figure[]): Figure[] {
  const left = others.map(({ digits }) => digits);
  return some.filter(({ digits }) => {
    const at = left.indexOf(digits);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
