import type { HeaderWords } from '../header-words.ts';
import { SourceRefused } from './source-table.ts';

/** What older programs write, and whose readers they serve. Windows-1252 reads anything, so it comes last. */
const LEGACY: readonly (readonly [encoding: string, languages: readonly string[]])[] = [
  ['shift_jis', ['ja']],
  ['gb18030', ['zh-CN']],
  ['big5', ['zh-TW']],
  ['windows-1254', ['tr']],
  ['windows-1256', ['ar']],
  ['windows-1252', ['en', 'es', 'pt-BR', 'id', 'ms']],
];
const SAMPLE = 4096;

/**
 * The text of a file in whatever encoding it is: its byte order mark tells, else zero bytes tell UTF-16, else it is UTF-8
 * when it can be. Older encodings are told apart by which of them makes known headings out of the first line.
 */
export function decodeText(bytes: Uint8Array, words: HeaderWords, language: string): string {
  const marked = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  const text = marked ? decode(bytes, marked) : (decode(bytes, 'utf-8') ?? decodeLegacy(bytes, words, language));
  // A control character other than tabs and line ends: a program or a picture, not a table.
  if (text === undefined || isBinary(text.slice(0, SAMPLE))) throw new SourceRefused('unreadable');
  return text;
}

export function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Latin letters and separators have a zero beside them. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const few = sample.length / 20;
  if (Math.max(even, odd) <= few) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

export function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeLegacy(bytes: Uint8Array, words: HeaderWords, language: string): string | undefined {
  // No encoding here has a line end as part of another sign, so the first line can be cut before it is decoded.
  const end = bytes.findIndex((byte) => byte === 10 || byte === 13);
  const line = bytes.subarray(0, end < 0 ? undefined : end);
  const readings = LEGACY.flatMap(([encoding, languages]) => {
    const headings = decode(line, encoding);
    if (headings === undefined) return [];
    const known = headings.split(/[,;\t|"]/).filter((one) => words.find(one)).length;
    return [{ encoding, score: known * 2 + (languages.includes(language) ? 1 : 0) }];
  });
  for (const { encoding } of readings.toSorted((one, other) => other.score - one.score)) {
    const text = decode(bytes, encoding);
    if (text !== undefined) return text;
  }
  return undefined;
}

function isBinary(text: string): boolean {
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true;
  }
  return false;
}
