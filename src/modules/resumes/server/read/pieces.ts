import type { Cell } from './document.ts';
import type { Entry } from './entries.ts';
import { splitLabel } from './entry-labels.ts';
import { companyScore, isPlace, titleScore } from './knowledge.ts';
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

const STRONG =
  /\s*(?:\s[|¦]\s?|\|\s|\s[·•∙▪]\s|\s[–—-]{1,2}\s|\s\/\s|\s@\s|\s{2,}|;\s|\t|\uff5c|／|(?<=[\u3400-\u9fff])[·•](?=[\u3400-\u9fff])|(?<=\p{Ll}{3}["”»]?|[\u0600-\u06ff]{3})(?<!\b(?:Corp|Ltda|Assoc|Univ|Dept|Hons|Prof))\.\s+(?=[\p{Lu}\d\u0600-\u06ff]))\s*/u;
const AT =
  /\s+(?:at|di|en la|en el|bei|chez|pada|in der|from)\s+(?=\p{Lu})|\s+(?:لدى|بشركة)\s+|(?<=\p{L}[)"”.]?)\s+(?:sebagai|as an?|as)\s+(?=\p{L}{3})/u;
const COMMA = /\s*[,،、，]\s*/u;
export const COMPANY_SUFFIX =
  /^(?:s\.?\s?de\s?r\.?\s?l(?:\.?\s?de\s?c\.?\s?v)?|inc|llc|ltd|co|corp|limited|s\.?\s?a|s\.?\s?l|s\.?\s?a\.?\s?c|s\.\s?c|s\.?\s?l\.?\s?p|s\.?\s?r\.?\s?l|ltda|lda|sarl|sas|spa|e\.?i\.?r\.?l|ag|kg|b\.?v|n\.?v|ab|oy|mbh|pvt|plc|gmbh|a\.?\s?ş|bhd|jr|sr|tbk|s\.a\. de c\.v|lp|llp|pte|pty)\.?(?:\s?(?:ltd|de c\.?v)\.?)?$/iu;
/** 'Evanston, IL', 'La Plata': no list has all of them. */
const TOWN = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2}(?:, \p{Lu}{2,3})?$|^[\u3400-\u9fff]{2,3}$/u;
/** 'Chicago, IL', 'Recife, PE'. */
export const STATE_CODE = /^\p{Lu}{2}$/u;
/** 'sebagai Mekanik', 'as a Baker', 'Cargo: Baker'. */
const PREFIX =
  /^(?:sebagai|bekerja sebagai|worked as|working as|as an?|como|na função de|en calidad de|en el puesto de|في|بوظيفة|بمسمى|بصفة|担任)\s+(?=\p{L})/iu;
/** '（機械製造業，100~200人）' behind an employer. */
const ABOUT_FIRM =
  /\s*[（(][^（）()]{0,40}(?:業|业|\d\s?[人名年]|人以[上下]|employees|staff|empleados|empregados|funcion[aá]rios|karyawan|çalışan|listed|;|\d\s?(?:years?|yrs?|months?|mos|anos|años|meses|tahun|yıl))[^（）()]{0,24}[)）]$/iu;
/** '(24 beds)', '（スタッフ9名）' behind a title. */
const COUNTED = /\s*[（(](?=[^（）()]*[\s,、名人床])[^（）()]{0,40}\d[^（）()]{0,40}[)）]$/u;
const BRACKETS = /^[\s([（「]+|[\s)\]）」]+$/g;

/** The names of an entry, each apart. */
export function piecesOf(entry: Entry, { splitsSpaces }: { splitsSpaces: boolean }): Piece[] {
  const pieces = entry.names.flatMap(({ cells }, line) =>
    cells.flatMap((cell) =>
      cell.text
        .replace(ABOUT_FIRM, '')
        .split(STRONG)
        .flatMap((part) => part.split(AT))
        .flatMap(byColon)
        .flatMap(byBrackets)
        .flatMap((part) => byCommas(part).map((text, at) => ({ text, isAfterComma: at > 0 })))
        .flatMap(({ text, isAfterComma }) =>
          bySpaces(text, splitsSpaces).map((word, at) => ({ text: word, isAfterComma: isAfterComma || at > 0 })),
        )
        .map(({ text, isAfterComma }) => ({ ...labelledPiece(trimmed(text), cell), isAfterComma }))
        .map(({ text, cell: own, isAfterComma }) => ({
          text: tidyName(text),
          cell: own,
          line,
          isBold: cell.isBold,
          isAfterComma,
        }))
        .filter(({ text, cell: { part } }) => /[\p{L}\d]/u.test(text) && part !== 'ignored' && !EMPLOYMENT.test(text)),
    ),
  );
  return pieces.map((piece, order) => ({ ...piece, order }));
}

/** Without what leads to a name, and what is said about it in brackets. */
export const tidyName = (text: string): string => withoutCount(text.replace(PREFIX, '').replace(ABOUT_FIRM, ''));

const withoutCount = (text: string) => (titleScore(text) >= 2 ? text.replace(COUNTED, '') : text);

/** How someone was employed, which is neither a title nor an employer. */
export const EMPLOYMENT =
  /^(?:[\u3400-\u9fff]{1,5}(?:(?<![学學])部|组|組|课|課)(?!\S)|full[- ]time|part[- ]time|permanent|contract|freelance|internship|tam zamanlı|yarı zamanlı|penuh waktu|paruh waktu|kontrak|sepenuh masa|separuh masa|正社員|契約社員|派遣社員|嘱託社員|全职|全職|兼职|兼職|tiempo completo|media jornada|jornada completa|tempo integral|meio período|clt|دوام كامل|دوام جزئي)$/iu;

/** 'Enquadramento funcional: Professor adjunto' within a line. */
function labelledPiece(text: string, cell: Cell): { text: string; cell: Cell } {
  const label = cell.part === undefined ? splitLabel(text) : undefined;
  return label ? { text: label.rest, cell: { ...cell, part: label.part } } : { text, cell };
}

function trimmed(text: string): string {
  const bare = text.replace(/^[\s,،、:：·•|–—/／∕-]+|[\s,،、:：·•|–—/／∕-]+$/gu, '');
  const isWrapped = /^[([（「].*[)\]）」]$/.test(bare);
  return isWrapped ? bare.replace(BRACKETS, '') : bare;
}

/** 'Corner Bakery: Head Baker', where neither is a label. */
function byColon(text: string): string[] {
  const [, before = '', after = ''] = /^([^:：]{3,80})[:：]\s+(\S[^:：]*)$/.exec(text) ?? [];
  if (!before || splitLabel(text)) return [text];
  const isNamed = titleScore(after.split(COMMA)[0] ?? '') >= 2 || companyScore(after) >= 2;
  return isNamed && after.length < 70 ? [before, after] : [text];
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
      (COMPANY_SUFFIX.test(part) ||
        isOpen ||
        isPartners(before, part) ||
        (STATE_CODE.test(part) && (parts.length > 1 || TOWN.test(text.trim()))))
    )
      parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** 'Lam, Poon & Partners' */
const isPartners = (before: string, part: string) =>
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(before) && /^\p{Lu}[\p{L}'’-]+ (?:&|and) \p{Lu}/u.test(part);

/** Chinese and Japanese names stand beside each other with a space between. */
function bySpaces(text: string, splits: boolean): string[] {
  return splits && isCjk(text)
    ? text.split(/(?<=[\u3040-\u30ff\u3400-\u9fff)）])\s+(?=[\u3040-\u30ff\u3400-\u9fff])/u)
    : [text];
}
