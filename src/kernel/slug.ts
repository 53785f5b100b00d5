const LONGEST = 120;

/** Letters that stay whole when marks are taken off, with the way people type them in an address. */
const plain: Record<string, string> = { ı: 'i', đ: 'dj', ø: 'o', ß: 'ss', ł: 'l', æ: 'ae', '’': '', "'": '' };

/** A text as part of a web address: small letters of any script, words joined by hyphens. */
export function toSlug(text: string): string {
  const words = text
    .normalize('NFC')
    // The Turkish capital would leave a lone dot behind.
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return cut(words);
}

/** The same in a–z and 0–9 only, for web addresses of companies and for mail. */
export function toPlainSlug(text: string): string {
  const letters = text.toLowerCase().replace(/[ıđøßłæ’']/g, (letter) => plain[letter] ?? letter);
  const words = letters
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return cut(words);
}

/** Cuts whole characters, and whole words where there are any. */
function cut(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const characters = [...slug].slice(0, LONGEST).join('').slice(0, LONGEST);
  const lastWord = characters.lastIndexOf('-');
  return lastWord > LONGEST / 2 ? characters.slice(0, lastWord) : characters;
}
