import { findPeriod, type Period } from '../dates.ts';
import { type Cell, type Line, textOf } from '../document.ts';
import { COMPANY_SUFFIX, STATE_CODE } from '../pieces.ts';

/** The smallest part of a line that may be a name of its own, between two separators. */
export interface Atom {
  text: string;
  line: Line;
  lineAt: number;
  cell: Cell;
  cellAt: number;
  /** Where it stands in the text of its cell. */
  from: number;
  to: number;
  /** What sets it apart: 'comma', 'dash', … or 'edge' of the cell. */
  before: string;
  after: string;
  period: Period | undefined;
}

/** What is longer than this is prose, and stays whole. */
const LONGEST_LINE = 220;
const MOST_PERIODS = 3;

const CJK_SCHOOL = '(?:大学|大學|学院|學院|高中|中学|中學|学校|學校|高校|研究所)';
const CJK_DEGREE = '(?:博士|碩士|硕士|修士|學士|学士|本科|大专|专科|專科)(?:学位|學位|畢業|毕业)?(?:$|[\\s，,、（(])';

const ARABIC_PLACE =
  'فندق|مطعم|نادي|شركة|مستشفى|مدرسة|مدارس|مكتب|بنك|مصنع|معهد|جامعة|كلية|صيدلية|مركز|محل|مؤسسة|جمعية|بلدية|مجموعة|عيادة|ثانوية|مقهى|وزارة';

const SEPARATORS: [name: string, source: string][] = [
  ['bar', '\\s?[|¦｜]\\s?'],
  [
    'dot',
    '\\s[·•∙▪●◦]\\s|(?<=[\\u3040-\\u9fff])[·•](?=[\\u3400-\\u9fff])|(?<=[\\u3400-\\u9fff）)])・(?=[\\u3400-\\u9fff])',
  ],
  ['dash', '\\s[–—―-]{1,2}\\s|\\s?[—―]{1,2}\\s?'],
  ['slash', '\\s/\\s|\\s?[／]\\s?|(?<=[\\u3400-\\u9fff])/(?=[\\u3400-\\u9fff])'],
  ['at', '\\s@\\s?'],
  ['wide', ' {2}|\\t'],
  ['semicolon', '\\s?[;；]\\s?'],
  ['comma', '\\s?(?:,(?!\\d)|(?<!\\d),|[،、，])\\s?'],
  ['colon', ':\\s|\\s:|：'],
  ['open', '\\s?[(（[【「『<〈《]'],
  ['close', '[)）\\]】」』>〉》]\\s?'],
  [
    'stop',
    '(?<=\\p{Ll}{3}["”»]?|[\\u0600-\\u06ff]{3})\\.\\s(?=[\\p{Lu}\\d\\u0600-\\u06ff])|(?<=\\p{Lu}{2})\\.\\s(?=\\p{Lu}{2})|。',
  ],
  ['in', '\\s(?:in|en|em|dalam|[Jj]urusan|[Jj]ur\\.|[Pp]rodi|[Pp]rogram [Ss]tudi|[Aa]liran|[Bb]idang)\\s(?=\\p{L})'],
  [
    'there',
    "(?<=[\\u3040-\\u30ff\\u3400-\\u9fff])にて(?=[\\u3040-\\u30ff\\u3400-\\u9fff])|['’](?:nde|nda|de|da|te|ta)\\s(?=\\p{L})",
  ],
  ['with', '\\s(?:at|di|na|no|pada|la|el|for|with|لدى|في|بشركة|بـ?)\\s(?=[\\p{Lu}\\u0600-\\u06ff])'],
  ['as', '\\s(?:as an?|as|sebagai|como|olarak|بوظيفة|بصفة)\\s(?=\\p{L})'],
  // Behind a school may stand, without any sign between them, the subject and the degree.
  ['school', '(?<=(?:niversitesi|Lisesi|LİSESİ|NİVERSİTESİ|Fakültesi|Yüksekokulu|Enstitüsü))\\s(?=\\p{Lu})'],
  [
    'taught',
    `(?<=${CJK_SCHOOL})(?![院大高附中小校])(?=[\\u3400-\\u9fff]{2})|(?<=[\\u3400-\\u9fff]{2})(?=${CJK_DEGREE})`,
  ],
  // 'بفندق': at a hotel, written as one word.
  ['by', `\\sب(?=(?:${ARABIC_PLACE})\\s)`],
  [
    'done',
    '(?<=[厂廠司店院队隊校所部社馆館会會站场場行])(?:担任|擔任|任职|任職|任|做|当|當|干)(?=[\\u3400-\\u9fffA-Z]{2})|(?<=[在于於][\\u3400-\\u9fff]{2,14})(?:担任|擔任|任|做|当|當)(?=[\\u3400-\\u9fff]{2})',
  ],
  ['space', '(?<=[\\u3040-\\u30ff\\u3400-\\u9fff)）])\\s(?=[\\u3040-\\u30ff\\u3400-\\u9fffA-Z])'],
];
/** '1) ', '2.1 ', '. ' before the first name of a line. */
const NUMBERING =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})?[.)、]?\s+(?=\p{Lu})|\d{1,2}[.)、]\s*(?=\p{L})|\(\d{1,2}\)\s*|[①-⑳]\s*|[.·]\s+)/u;
const SEPARATOR = new RegExp(SEPARATORS.map(([name, source]) => `(?<${name}>${source})`).join('|'), 'gu');

/** The lines of a section, cut at everything that may stand between two names. */
export function atomsOf(lines: Line[]): Atom[] {
  return lines.flatMap((line, lineAt) =>
    line.cells.flatMap((cell, cellAt) =>
      (textOf(line).length > LONGEST_LINE ? [whole(cell)] : cutCell(cell.text)).map((part) => ({
        ...part,
        text: cell.text.slice(part.from, part.to),
        line,
        lineAt,
        cell,
        cellAt,
      })),
    ),
  );
}

type Part = Pick<Atom, 'from' | 'to' | 'before' | 'after' | 'period'>;

const whole = ({ text }: Cell): Part => ({
  from: 0,
  to: text.length,
  before: 'edge',
  after: 'edge',
  period: undefined,
});

/** The times of a cell first, then what is between them. */
function cutCell(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let before = 'edge';
  for (let count = 0; count < MOST_PERIODS; count++) {
    const period = findPeriod(text.slice(from));
    if (!period || period.to <= period.from) break;
    const time = { from: from + period.from, to: Math.min(text.length, from + period.to) };
    parts.push(...cutNames(text, from, time.from, before, 'time'));
    parts.push({ ...time, before: parts.length > 0 ? 'time' : 'edge', after: 'time', period });
    from = time.to;
    before = 'time';
  }
  return [...parts, ...cutNames(text, from, text.length, before, 'edge')];
}

function cutNames(text: string, start: number, end: number, first: string, last: string): Part[] {
  const parts: Part[] = [];
  let from = start + (first === 'edge' ? (NUMBERING.exec(text.slice(start, end))?.[0].length ?? 0) : 0);
  let before = first;
  const add = (to: number, after: string) => {
    const part = text.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(part)) {
      const lead = part.length - part.trimStart().length;
      parts.push({ from: from + lead, to: from + part.trimEnd().length, before, after, period: undefined });
    }
  };
  for (const match of text.slice(start, end).matchAll(SEPARATOR)) {
    const at = start + match.index;
    if (at < from) continue;
    const name = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? '';
    const rest = text.slice(at + match[0].length, end);
    if (name === 'comma' && (isTail(rest) || isPartners(text.slice(from, at), rest))) continue;
    add(at, name);
    from = at + match[0].length;
    before = name;
  }
  add(end, last);
  return parts;
}

/** 'Ooi, Rahim & Rakan': the names of an office. */
const isPartners = (before: string, rest: string) =>
  /^\p{Lu}[\p{L}'’-]{1,20}$/u.test(before) && /^\p{Lu}[\p{L}'’-]{1,20} (?:&|and|e|y|ve|dan) \p{Lu}/u.test(rest);

/** 'Lam Foods, Ltd', 'Chicago, IL': the comma parts nothing. */
function isTail(rest: string): boolean {
  const [next = ''] = rest.slice(0, 40).split(/[,،、，;|(（]|\s[–—-]\s/);
  return COMPANY_SUFFIX.test(next.trim()) || STATE_CODE.test(next.trim());
}
