import { findDates, findPeriod, prepare } from './dates.ts';
import { type Cell, type Line, textOf } from './document.ts';
import { headingOf } from './headings.ts';
import { fold } from './normalise.ts';
import { schoolPattern, titleCjk } from './role-words.ts';

/** The grid of a Japanese 履歴書: year, month, and what happened then. */
export interface Happening {
  date: string;
  text: string;
  cell: Cell;
  page: number;
}

export interface Stay {
  name: string;
  /** What someone became or learnt there, where brackets tell it from the name. */
  role: string;
  detail: string;
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  isSchool: boolean;
  cell: Cell;
  page: number;
}

const BEGINS =
  /(?:入学|編入学|入社|入職|入所|入行|就職|入局|開業|勤務開始|転職|入団|転入|編入|就任|採用|に入庁|入庁|入省)\s*$/;
const ENDS =
  /(?:卒業|卒業見込み?|修了|修了見込み?|中退|退学|退社|退職|退所|閉業|満了|満期終了|契約終了)\s*(?:[(（][^)）]*[)）])?\s*$/;
const NOISE =
  /(?:一身上の都合により|会社都合により|契約期間満了により|自己都合により|結婚により|出産のため|家庭の事情により|により|のため)/g;
const HAPPENING = /(?:入学|卒業|修了|中退|入社|入職|退社|退職|就職)/;

export function isHistory(lines: Line[]): boolean {
  const happened = lines.filter((line) => HAPPENING.test(textOf(line)));
  // From–to in one line is no grid of events.
  if (happened.some((line) => findPeriod(textOf(line))?.start)) return false;
  return (
    happened.length > 1 || happened.some(({ cells }) => cells.filter(({ text }) => NUMBER.test(text)).length === 2)
  );
}

/** Puts beginnings and ends together: 入学–卒業, 入社–退社. */
export function readHistory(lines: Line[]): Stay[] {
  const stays: Stay[] = [];
  for (const { date, text: said, cell, page } of happenings(lines)) {
    const { text, role, isApart } = withoutRole(said);
    const bare = text.replace(NOISE, '').replace(BEGINS, '').replace(ENDS, '').trim();
    if (BEGINS.test(text) && isApart)
      stays.push({ ...stayOf(bare, date, cell, page), role, isSchool: text.endsWith('入学') });
    else if (BEGINS.test(text)) stays.push(stayOf([bare, role].filter(Boolean).join(' '), date, cell, page));
    else if (ENDS.test(text)) end(stays, bare, date, { cell, page, isSchool: /卒業|修了|中退|退学/.test(text) });
    else if (bare && stays.at(-1) && !/以上|現在に至る/.test(bare)) {
      const last = stays.at(-1) as Stay;
      last.detail = [last.detail, bare].filter(Boolean).join('\n');
    }
  }
  for (const stay of stays) stay.isCurrent = !stay.isSchool && stay.end === null;
  // The form begins with the oldest, a profile with the newest.
  const [first, last] = [stays[0]?.start, stays.at(-1)?.start];
  return first && last && first < last ? stays.reverse() : stays;
}

/** '株式会社キッズパレット 入社  葵町ルーム 主任保育士', '入社 本店に販売員として勤務': what someone became there. */
function withoutRole(text: string): { text: string; role: string; isApart: boolean } {
  const [, joined, told] = /^(.*?(?:入社|入職|就職|入所|入学))\s*[（()）](.+)[)）(（]\s*$/.exec(text) ?? [];
  if (joined && told) return { text: joined, role: told, isApart: true };
  const [, event = text, rest = ''] = /^(.*?(?:入社|入職|就職|入所))[\s、]+(\S.*)$/.exec(text) ?? [];
  const role = /([^\sにで]+)として/.exec(rest)?.[1] ?? rest.split(/\s+/).at(-1) ?? '';
  return { text: event, role: titleCjk.test(role) ? role : '', isApart: false };
}

function stayOf(name: string, start: string | null, cell: Cell, page: number): Stay {
  const isSchool = schoolPattern.test(fold(name)) && !/株式会社|法人|有限会社/.test(name);
  return { name, role: '', detail: '', start, end: null, isCurrent: false, isSchool, cell, page };
}

function end(
  stays: Stay[],
  name: string,
  date: string,
  { cell, page, isSchool }: { cell: Cell; page: number; isSchool: boolean },
): void {
  const open = stays.findLast(
    (stay) => stay.end === null && stay.isSchool === isSchool && (name === '' || shareName(stay.name, name)),
  );
  if (open) open.end = date;
  else if (name) stays.push({ ...stayOf(name, null, cell, page), end: date, isSchool });
}

function shareName(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((name) => name.split(/\s/)[0] ?? '');
  return a.startsWith(b.slice(0, 4)) || b.startsWith(a.slice(0, 4)) || other.startsWith('同');
}

/** Each row with its date; a year may be left out when it is the one above. */
function happenings(lines: Line[]): Happening[] {
  const found: Happening[] = [];
  let year = '';
  for (const line of lines) {
    if (headingOf(textOf(line))) continue;
    const numbers = line.cells.filter(({ text }) => NUMBER.test(text));
    const words = line.cells.filter((cell) => !numbers.includes(cell));
    const cell = words.at(-1);
    if (!cell) continue;
    const when = whenOf(numbers.map(({ text }) => text.replace(/[年月]$/, '')));
    year = when?.year ?? year;
    const written = when ? `${year}年${when.month ? `${when.month}月` : ''}` : textOf(line);
    const [date] = findDates(prepare(written));
    const said = words.map((one) => one.text).join(' ');
    const text = when ? said : said.slice(date?.to ?? 0).trim();
    if (date || text) found.push({ date: date?.value ?? found.at(-1)?.date ?? '', text, cell, page: line.page });
  }
  return found;
}

/** Year and month of a row; the year may be left out, and a form that runs from right to left has it last. */
function whenOf([first, second]: string[]): { year?: string; month?: string } | undefined {
  if (first === undefined) return undefined;
  if (second === undefined) return /^\d{1,2}$/.test(first) ? { month: first } : { year: first };
  return /^\d{4}$/.test(second) ? { year: second, month: first } : { year: first, month: second };
}

/** A cell of the grid: '平成25', '4', '令和元年'. */
const NUMBER = /^(?:令和|平成|昭和|[RHS])?\s?(?:\d{1,4}|元)\s?[年月]?$/;

/** '年 | 月 | 免許・資格': what the grid below is about. */
export function headOfGrid({ cells }: Line): string | undefined {
  const words = cells.map(({ text }) => text);
  const about = words.filter((word) => word !== '年' && word !== '月');
  return words.length === 3 && about.length === 1 ? about[0] : undefined;
}

export const isYearOrMonth = (text: string): boolean => NUMBER.test(text) || /^[年月]$/.test(text);
