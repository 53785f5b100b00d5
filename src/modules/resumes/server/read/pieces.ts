import type { Cell } from './document.ts';
import type { Entry } from './entries.ts';
import { isPlace, titleScore } from './knowledge.ts';
import { isCjk } from './normalise.ts';

/** What one name of an entry says: a title, an employer, a place. */
export interface Piece {
  text: string;
  cell: Cell;
  line: number;
  isBold: boolean;
  /** Set apart from the piece before by a comma or a space only. */
  isAfterComma: boolean;
  /** Its place among the pieces of the entry. */
  order: number;
}

const STRONG = /\s*(?:\s[|¦]\s?|\|\s|\s[·•∙▪]\s|\s[–—-]{1,2}\s|\s\/\s|\s@\s|\s{2,}|;\s|\t|\uff5c|／)\s*/u;
const AT = /\s+(?:at|en la|en el|bei|chez|pada|in der)\s+(?=\p{Lu})/u;
const COMMA = /\s*[,،、，]\s*/u;
const SUFFIX =
  /^(?:inc|llc|ltd|co|corp|limited|s\.?\s?a|s\.?\s?l|s\.?\s?a\.?\s?c|s\.?\s?l\.?\s?p|s\.?\s?r\.?\s?l|ltda|plc|gmbh|a\.?\s?ş|bhd|jr|sr|tbk|s\.a\. de c\.v|lp|llp|pte|pty)\.?(?:\s?(?:ltd|de c\.?v)\.?)?$/iu;
/** 'Evanston, IL', 'La Plata': no list has all of them. */
const TOWN = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2}(?:, \p{Lu}{2,3})?$|^[\u3400-\u9fff]{2,3}$/u;
/** 'Chicago, IL', 'Recife, PE'. */
const STATE = /^\p{Lu}{2}$/u;
/** 'sebagai Mekanik', 'as a Baker', 'Cargo: Baker'. */
const PREFIX =
  /^(?:sebagai|bekerja sebagai|worked as|working as|as an?|como|na função de|en calidad de|en el puesto de|بوظيفة|بمسمى|بصفة|担任)\s+(?=\p{L})/iu;
/** '（機械製造業，100~200人）' behind an employer. */
const ABOUT_FIRM = /\s*[（(][^（）()]{0,30}(?:業|业|\d\s?人|\d\s?名|人以下|人以上|employees)[^（）()]{0,12}[)）]$/iu;
const BRACKETS = /^[\s([（「]+|[\s)\]）」]+$/g;

/** The names of an entry, each apart. */
export function piecesOf(entry: Entry, { splitsSpaces }: { splitsSpaces: boolean }): Piece[] {
  const pieces = entry.names.flatMap(({ cells }, line) =>
    cells.flatMap((cell) =>
      cell.text
        .split(STRONG)
        .flatMap((part) => part.split(AT))
        .flatMap(byBrackets)
        .flatMap((part) => byCommas(part).map((text, at) => ({ text, isAfterComma: at > 0 })))
        .flatMap(({ text, isAfterComma }) =>
          bySpaces(text, splitsSpaces).map((word, at) => ({ text: word, isAfterComma: isAfterComma || at > 0 })),
        )
        .map(({ text, isAfterComma }) => ({
          text: trimmed(text).replace(PREFIX, '').replace(ABOUT_FIRM, ''),
          cell,
          line,
          isBold: cell.isBold,
          isAfterComma,
        }))
        .filter(({ text }) => /[\p{L}\d]/u.test(text)),
    ),
  );
  return pieces.map((piece, order) => ({ ...piece, order }));
}

function trimmed(text: string): string {
  const bare = text.replace(/^[\s,،、:：·•|–—-]+|[\s,،、:：·•|–—-]+$/gu, '');
  const isWrapped = /^[([（「].*[)\]）」]$/.test(bare);
  return isWrapped ? bare.replace(BRACKETS, '') : bare;
}

/** 'Corner Bakery (Leeds)': the place stands for itself. */
function byBrackets(text: string): string[] {
  const match = /^([^()（）]{2,80}?)\s*[(（]([^()（）]{2,40})[)）]$/u.exec(text.trim());
  if (!match?.[1] || !match[2]) return [text];
  const isTown = isPlace(match[2]) || (TOWN.test(match[2]) && titleScore(match[1]) === 0);
  return isTown ? [match[1], match[2]] : [text];
}

function byCommas(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(COMMA)) {
    const before = parts.at(-1) ?? '';
    const isOpen = before.split(/[(（]/).length > before.split(/[)）]/).length;
    if (
      parts.length > 0 &&
      (SUFFIX.test(part) || isOpen || (STATE.test(part) && (parts.length > 1 || TOWN.test(text.trim()))))
    )
      parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Chinese and Japanese names stand beside each other with a space between. */
function bySpaces(text: string, splits: boolean): string[] {
  return splits && isCjk(text) ? text.split(/\s+(?=[\u3040-\u30ff\u3400-\u9fff])/u) : [text];
}
