import { BETWEEN, NOW, NOW_CJK, NOW_WORDS, OPEN_END, SINCE_AFTER, SINCE_BEFORE, UNTIL_BEFORE } from './date-words.ts';
import { monthNumbers, monthPattern } from './month-names.ts';
import { latinDigits } from './normalise.ts';

/** A date as exactly as it was written, and where. */
interface DateFound {
  value: string;
  from: number;
  to: number;
}

export interface Period {
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** The letters that said it. */
  from: number;
  to: number;
}

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
/** Between Chinese letters a number may begin anywhere. */
const EDGE = '(?:(?<![\\p{L}\\d])|(?<=[\\u3040-\\u30ff\\u3400-\\u9fff]))';
const END = '(?![\\d])';
const MONTH = `(?:${monthPattern})(?!\\p{L})`;
const TO = '\\s?(?:[-‐–—~～→至]|to|a|s/d)\\s?';
const NOW_AHEAD = `(?:${NOW_WORDS})(?!\\p{L})`;
const eras: Record<string, number> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  民國: 1911,
  民国: 1911,
  中華民國: 1911,
  r: 2018,
  h: 1988,
  s: 1925,
  西元: 0,
  西暦: 0,
  公元: 0,
};

const CHINESE_MONTHS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

const republic = (year = '') => String(Number(year) + 1911);

type Reader = (groups: (string | undefined)[]) => string | undefined;

/** The ways to write a date, the most telling first; the groups are read by the function beside them. */
const forms: [string, Reader][] = [
  [
    `(中華民國|民國|民国|令和|平成|昭和|西元|西暦|公元)\\s*(\\d{1,4}|元)\\s*年?(?:\\s*[./]?\\s*(\\d{1,2})\\s*月?)?(?:\\s*[./]?\\s*(\\d{1,2})\\s*日)?`,
    readEra,
  ],
  [
    `${EDGE}(${YEAR})\\s*年?\\s*(十[一二]?|[一二三四五六七八九])月`,
    ([y, m = '']) => build(y, String(CHINESE_MONTHS.indexOf(m))),
  ],
  [
    `(${YEAR})\\s*年\\s*(?:(1[0-2]|0?[1-9])\\s*月?\\s*(?:(3[01]|[12]\\d|0?[1-9])\\s*日)?)?(?:度|入学|卒業|入社|\\s?[春夏秋冬][季天]?)?`,
    ([y, m, d]) => build(y, m, d),
  ],
  [`${EDGE}(1[0-2]\\d|[89]\\d)\\s*年\\s*(1[0-2]|0?[1-9])\\s*月`, ([y, m]) => build(republic(y), m)],
  // '14年4月' of this century, as it is jotted down; one that is still to come is of another calendar.
  [
    `${EDGE}([0-4]\\d)\\s?年\\s?(1[0-2]|0?[1-9])\\s?月`,
    ([y, m]) => (isPast(`20${y}`) ? build(`20${y}`, m) : undefined),
  ],
  // Years alone: in a range, behind one with its era, or of a graduation.
  [
    `${EDGE}(1[0-2]\\d|[5-9]\\d)\\s*年(?=\\s*[-‐–—~～至到]\\s*(?:1[0-2]\\d|[5-9]\\d)\\s*年|\\s*[畢毕]業)`,
    ([y]) => republic(y),
  ],
  [`(?<=\\d\\d\\s*年\\s*[-‐–—~～至到]\\s*)(1[0-2]\\d|[5-9]\\d)\\s*年(?!\\s*\\d)`, ([y]) => republic(y)],
  [
    `${EDGE}(十[一二]?|[一二三四五六七八九])月,?\\s+(${YEAR})${END}`,
    ([m = '', y]) => build(y, String(CHINESE_MONTHS.indexOf(m))),
  ],
  // Years of the Republic of China without their era: '110.08', and '98/04' where a range shows what it is.
  [`${EDGE}(1[01]\\d)[./](0[1-9]|1[0-2])(?:[./]([0-2]\\d|3[01]))?${END}(?!\\s?%)`, ([y, m]) => build(republic(y), m)],
  [
    `${EDGE}([6-9]\\d)[./](0[1-9]|1[0-2])(?=\\s*[-‐–—~～至]\\s*(?:1?\\d\\d[./]|\\p{L}))`,
    ([y, m]) => build(republic(y), m),
  ],
  [`(?<=\\d\\d[./]\\d\\d\\s*[-‐–—~～至]\\s*)([6-9]\\d)[./](0[1-9]|1[0-2])${END}`, ([y, m]) => build(republic(y), m)],
  [`${EDGE}([rhs])\\s?(\\d{1,2})[./年]\\s?(1[0-2]|0?[1-9])${END}`, ([era, y, m]) => readEra([era, y, m])],
  [`${EDGE}(${YEAR})[-/.](1[0-2]|0?[1-9])[-/.](3[01]|[12]\\d|0?[1-9])${END}`, ([y, m, d]) => build(y, m, d)],
  [
    `${EDGE}(3[01]|[12]\\d|0?[1-9])\\s?[-/.]\\s?(1[0-2]|0?[1-9])\\s?[-/.]\\s?(${YEAR})${END}`,
    ([d, m, y]) => build(y, m, d),
  ],
  [
    `${EDGE}(1[0-2]|0?[1-9])\\s?[/]\\s?(3[01]|[12]\\d|0?[1-9])\\s?[/]\\s?(${YEAR})${END}`,
    ([m, d, y]) => build(y, m, d),
  ],
  [
    `${EDGE}(3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|º)?\\.?\\s*(?:de |of )?\\s*(${MONTH})\\.?,?\\s*(?:de |del )?\\s*(${YEAR})${END}`,
    ([d, m, y]) => build(y, month(m), d),
  ],
  [
    `${EDGE}(${MONTH})\\.?\\s+(3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?(?:,| de| del)\\s*(${YEAR})${END}`,
    ([m, d, y]) => build(y, month(m), d),
  ],
  // '3月 2020'
  [`${EDGE}(1[0-2]|[1-9])月,?\\s+(${YEAR})${END}(?!\\s?年)`, ([m, y]) => build(y, m)],
  // '2016 (marzo)'
  [`${EDGE}(${YEAR})\\s?[(（](${MONTH})\\.?[)）]`, ([y, m]) => build(y, month(m))],
  [`${EDGE}(${MONTH})\\.?,?\\s*(?:de |del |[-/]\\s?)?\\s*(${YEAR})${END}`, ([m, y]) => build(y, month(m))],
  [`${EDGE}(${MONTH})\\.?\\s*[-/]?\\s*['’‘´](\\d\\d)${END}`, ([m, y]) => build(century(y), month(m))],
  [`${EDGE}(${MONTH})[-/](\\d\\d)${END}`, ([m, y]) => build(century(y), month(m))],
  [`${EDGE}(${YEAR})[,.]?\\s+(${MONTH})(?!\\p{L})`, ([y, m]) => build(y, month(m))],
  [`${EDGE}(?<!\\d[-/.]\\s?)(1[0-2]|0?[1-9])\\s?[-/.]\\s?(${YEAR})${END}`, ([m, y]) => build(y, m)],
  // The end of '03/2017-07/2021'.
  [`(?<=\\d[/.](?:19|20)\\d\\d-)(1[0-2]|0?[1-9])[/.](${YEAR})${END}`, ([m, y]) => build(y, m)],
  [`${EDGE}(${YEAR})\\s?[/.]\\s?(1[0-2]|0?[1-9])${END}(?!\\s?[/.]\\s?\\d)`, ([y, m]) => build(y, m)],
  [`${EDGE}(${YEAR})-(1[0-2]|0[1-9])${END}`, ([y, m]) => build(y, m)],
  [`${EDGE}(?<!\\d[-/.]\\s?)(0[1-9]|1[0-2])/([0-4]\\d|9\\d)${END}(?!/)`, ([m, y]) => build(century(y), m)],
  // '8/21 - present', 'jun 22 → dez 23': two digits are a year where both ends of a range are written so.
  [
    `${EDGE}(?<!\\d[-/.]\\s?)(1[0-2]|0?[1-9])/([0-4]\\d)(?=${TO}(?:(?:1[0-2]|0?[1-9])/[0-4]\\d${END}|${NOW_AHEAD}))`,
    ([m, y]) => build(century(y), m),
  ],
  [`(?<=(?:^|[^\\d/])\\d{1,2}/[0-4]\\d${TO})(1[0-2]|0?[1-9])/([0-4]\\d)${END}(?!/)`, ([m, y]) => build(century(y), m)],
  [
    `${EDGE}(${MONTH})\\.?\\s([0-4]\\d)(?=${TO}(?:${MONTH}\\.?\\s[0-4]\\d${END}|${NOW_AHEAD}))`,
    ([m, y]) => build(century(y), month(m)),
  ],
  [`(?<=\\p{L}\\.?\\s[0-4]\\d${TO})(${MONTH})\\.?\\s([0-4]\\d)${END}`, ([m, y]) => build(century(y), month(m))],
  // Of the Republic of China, in a range: '112/8 - 113/5'.
  [`${EDGE}(1[01]\\d)/([1-9])(?=${TO}(?:1[01]\\d/\\d|${NOW_AHEAD}))`, ([y, m]) => build(republic(y), m)],
  [`(?<=(?:^|\\D)1?\\d\\d/\\d{1,2}${TO})(1[01]\\d)/([1-9])${END}`, ([y, m]) => build(republic(y), m)],
  [`${EDGE}(1[34]\\d\\d)\\s?هـ?(?!\\p{L})`, ([y]) => String(Math.round(Number(y) * 0.970229 + 621.5643))],
  [
    `${EDGE}(?:q[1-4]|spring|summers?|fall|autumn|winter|primavera|verano|otoño|invierno|verão|outono|inverno|yaz|kış|bahar|güz|صيف|شتاء|ربيع|خريف)\\.?,?\\s+(?:de )?(${YEAR})${END}`,
    ([y]) => y,
  ],
  [`${EDGE}(${YEAR})\\s?(?:q[1-4]|yazı|yaz|güz|bahar|kış)(?![\\p{L}\\d])`, ([y]) => y],
  // 'Sistemas2016 – 2019': two cells without a gap between them.
  [`(?<=\\p{Ll}{4})(${YEAR})(?=\\s?[-–—]\\s?(?:${YEAR}${END}|${NOW_AHEAD}))`, ([y]) => y],
  [`${EDGE}(?:tahun|año|ano|year|yıl|عام|سنة|سنه)?\\s?(${YEAR})${END}(?!\\s?[%€$]|[,.]\\d)`, ([y]) => y],
];

let thisYear = new Date().getFullYear();
const isPast = (year: string) => Number(year) <= thisYear;

/** Says in which year it is read: two digits are a year of this century until then. */
export function readAsOf(year: number): void {
  if (year === thisYear) return;
  thisYear = year;
  periods.clear();
}

const compiled = forms.map(([source, read]) => ({ pattern: new RegExp(source, 'gu'), read }));

const ONLY_NOW = new RegExp(`^(?:${NOW_WORDS})$`, 'u');

/** 'Present' in a cell of its own. */
export const isNowWord = (text: string): boolean => ONLY_NOW.test(prepare(text).trim());

/** The time that a text tells: from–to, since, or a single date as `end`. Undefined when there is none. */
export function findPeriod(text: string): Period | undefined {
  if (!periods.has(text)) {
    if (periods.size >= MOST_KEPT) periods.clear();
    periods.set(text, readPeriod(text));
  }
  return periods.get(text);
}

/** Many rules ask for the time of the same text. */
const periods = new Map<string, Period | undefined>();
const MOST_KEPT = 4000;

function readPeriod(text: string): Period | undefined {
  if (!/\p{N}|[〇零○]/u.test(text)) return undefined;
  const plain = prepare(text);
  const dates = findDates(plain);
  const monthsOnly = monthRange(plain);
  if (monthsOnly) return monthsOnly;
  for (const [at, date] of dates.entries()) {
    const next = dates[at + 1];
    const between = next ? plain.slice(date.to, next.from) : '';
    if (
      next &&
      (BETWEEN.test(between) ||
        areBeside(plain, date, next) ||
        areYears(between, date, next) ||
        areNamed(plain, date, next))
    )
      return ordered(date, next);
  }
  const [first] = dates;
  if (!first) return undefined;
  const current = openPeriod(plain, first);
  if (current) return current;
  const short = shortEnd(plain, first);
  if (short) return short;
  return { start: null, end: first.value, isCurrent: false, from: first.from, to: first.to };
}

/** '2020/2021' */
const areYears = (between: string, date: DateFound, next: DateFound) =>
  between === '/' && date.value.length === 4 && next.value.length === 4 && date.value < next.value;

/** '2010 e 2011' and next to nothing else. */
function areNamed(plain: string, date: DateFound, next: DateFound): boolean {
  const rest = plain.slice(0, date.from) + plain.slice(next.to);
  const isFollowed = date.value.length === 4 && Number(next.value) - Number(date.value) === 1;
  return (
    isFollowed && rest.length <= 12 && /^\s(?:e|y|and|ve|dan|和|及)\s$|^\s?و\s?$/u.test(plain.slice(date.to, next.from))
  );
}

/** '11/2012 01/2019' and nothing else: the cells of two columns that stand close together. */
function areBeside(plain: string, date: DateFound, next: DateFound): boolean {
  const rest = plain.slice(0, date.from) + plain.slice(date.to, next.from) + plain.slice(next.to);
  return rest.trim() === '' && date.value.length > 4 && next.value.length > 4 && date.value <= next.value;
}

function openPeriod(plain: string, date: DateFound): Period | undefined {
  const after = plain.slice(date.to);
  const now = NOW.exec(after) ?? NOW_CJK.exec(after);
  const open = { start: date.value, end: null, isCurrent: true };
  if (now) return { ...open, from: date.from, to: date.to + now[0].length };
  const before = SINCE_BEFORE.exec(plain.slice(0, date.from));
  if (before) return { ...open, from: before.index, to: date.to };
  const since = SINCE_AFTER.exec(after) ?? OPEN_END.exec(after);
  if (since) return { ...open, from: date.from, to: date.to + since[0].length };
  if (UNTIL_BEFORE.test(plain.slice(0, date.from))) return undefined;
  return undefined;
}

/** '2015–17', '2022年10月～12月'. */
function shortEnd(plain: string, { value, from, to }: DateFound): Period | undefined {
  const [whole, month] = /^\s?[-–~～至到]\s?(1[0-2]|0?[1-9])\s?月(?!\p{L}*\d)/u.exec(plain.slice(to)) ?? [];
  if (whole && month && value.length === 7)
    return {
      start: value,
      end: `${value.slice(0, 5)}${month.padStart(2, '0')}`,
      isCurrent: false,
      from,
      to: to + whole.length,
    };
  const match = /^\s?[-–/]\s?(\d\d)(?!\d)/.exec(plain.slice(to));
  if (!match?.[1] || value.length !== 4) return undefined;
  const isTurn = value.startsWith('19') && Number(match[1]) < 30;
  const end = (isTurn ? '20' : value.slice(0, 2)) + match[1];
  if (end <= value) return undefined;
  return { start: value, end, isCurrent: false, from, to: to + match[0].length };
}

/** 'Jan – Mar 2019'. */
function monthRange(plain: string): Period | undefined {
  const pattern = new RegExp(
    `${EDGE}(${MONTH})\\.?\\s*(?:[-–—]|to|a|al|ile|s\\/d|sampai|hingga|إلى|الى)\\s*(${MONTH})\\.?,?\\s*(?:de )?(${YEAR})${END}`,
    'u',
  );
  const match = pattern.exec(plain);
  if (!match) return undefined;
  const start = build(match[3], month(match[1]));
  const end = build(match[3], month(match[2]));
  if (!start || !end) return undefined;
  return { start, end, isCurrent: false, from: match.index, to: match.index + match[0].length };
}

function ordered(one: DateFound, other: DateFound): Period {
  // A range set from left to right among right-to-left words comes out the other way round.
  const length = Math.min(one.value.length, other.value.length);
  const [start, end] = one.value.slice(0, length) > other.value.slice(0, length) ? [other, one] : [one, other];
  return { start: start.value, end: end.value, isCurrent: false, from: one.from, to: other.to };
}

/** Every date of a text, from left to right. */
export function findDates(plain: string): DateFound[] {
  const found: DateFound[] = [];
  for (const { pattern, read } of compiled) {
    for (const match of plain.matchAll(pattern)) {
      const from = match.index + (match[0].length - match[0].trimStart().length);
      const to = match.index + match[0].trimEnd().length;
      if (found.some((other) => from < other.to && to > other.from)) continue;
      const value = read(match.slice(1));
      if (value) found.push({ value, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

export function findDate(text: string): string | undefined {
  return findDates(prepare(text))[0]?.value;
}

const DURATION =
  /[（(]?\s*(?:約|about|approx\.?)?\s*\d+\+?\s*(?:years?|yrs?\.?|y|年間?|tahun|yıl|anos?|años?|سنوات|سنة|عام)?\s*(?:,|and|e|y|و|ve|dan)?\s*(?:\d+\s*)?(?:months?|mos?\.?|m|个月|個月|ヶ月|か月|カ月|bulan|ay|meses|mes|mês|أشهر|شهر)?\s*[)）]?/giu;

/** '3 years 4 months', '11 年 8 個月' */
export const isDuration = (text: string): boolean =>
  text.length < 40 &&
  /\d/.test(text) &&
  /\p{L}/u.test(text) &&
  text.replace(DURATION, '').replace(/[\s·|،,()（）]/g, '') === '';

/** Nothing but a time. */
export function isDateLike(text: string): boolean {
  const period = findPeriod(text);
  if (!period) return false;
  const plain = prepare(text);
  const rest = `${plain.slice(0, period.from)} ${plain.slice(period.to)}`;
  return rest.replace(DURATION, '').replace(/[^\p{L}\d]/gu, '').length <= 2;
}

/** '… de 05/2019', 'من 2018' */
const FROM =
  /(?:^|[\s([（,|·•–—:：-]+)(?:(?:من\s+)?1[34]\d\dه?\s*\/?|من|منذ|de|del|from|dari|sejak|mulai|desde|自|从|從|由|tahun|período|periode|period|lulus|tamat|graduated|mezuniyet|mezun|egresad[oa]|conclu[ií]d[oa](?: em)?|formad[oa](?: em)?|class of|دور|عام|سنة|دفعة|تخرج)$/iu;

/** A text without the time that it tells and the brackets around it. */
export function withoutPeriod(text: string, { from, to }: Period): string {
  const before = text
    .slice(0, from)
    .replace(/[\s([（,|·•–—:：-]+$/u, '')
    .replace(FROM, '');
  const after = text.slice(to).replace(/^[\s)\]）,|·•–—:：.-]+/u, '');
  return [
    before,
    after.replace(
      /^[（(][^()（）]{0,20}(?:年|月|yr|year|mo|ay|yıl|tahun|bulan|mes|ano|año|سن|شهر|أشهر)[^()（）]{0,12}[)）]/u,
      '',
    ),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' | ');
}

/** Lower case and Latin digits, letter for letter, so that places stay the same. */
export function prepare(text: string): string {
  return withoutSecondCalendar(latinDigits(text).replace(CHINESE_YEAR, chineseDigits)).replace(/./gsu, (letter) => {
    if (letter === 'İ') return 'i';
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}

/** '二〇一〇年' */
const CHINESE_YEAR = /[一二][〇零○Ｏ九][〇零○一二三四五六七八九]{2}(?=\s?年)/g;
const CHINESE_DIGITS = '〇一二三四五六七八九';
const chineseDigits = (year: string) =>
  year.replace(/./g, (digit) => String(Math.max(0, CHINESE_DIGITS.indexOf(digit))));

const HIJRI =
  /[([]?\s?(?:(?<!\p{L})(?!إلى|الى|من|حتى)\p{L}+\s)?1[34]\d\d\s?هـ?(?!\p{L})(?:\s?[)\]]|\s?\/(?=\s*(?:19|20)\d\d))?/gu;

/** '2021م (1443هـ)': only the Gregorian year is read, and blanks take the place of the rest. */
function withoutSecondCalendar(text: string): string {
  if (!/[مه]/.test(text)) return text;
  const plain = text.replace(/(?<=\d{4}\s?)(?:ميلادية|ميلادي|م)(?!\p{L})/gu, (word) => ' '.repeat(word.length));
  return /(?:19|20)\d\d/.test(plain) ? plain.replace(HIJRI, (word) => ' '.repeat(word.length)) : plain;
}

function readEra([era = '', year = '', month, day]: (string | undefined)[]): string | undefined {
  const number = (year === '元' ? 1 : Number(year)) + (eras[era] ?? 0);
  return number > 1930 && number < 2050 ? build(String(number), month, day) : undefined;
}

function month(name = ''): string {
  return String(monthNumbers.get(name) ?? '');
}

function century(year = ''): string {
  return Number(year) > 49 ? `19${year}` : `20${year}`;
}

function build(year?: string, month?: string, day?: string): string | undefined {
  if (!year) return undefined;
  if (!month) return year;
  const parts = [year, month.padStart(2, '0')];
  if (day) parts.push(day.padStart(2, '0'));
  return parts.join('-');
}
