import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Found, Placed } from './contact.ts';
import { findPeriod, isDateLike } from './dates.ts';
import type { Cell } from './document.ts';
import { latinDigits } from './normalise.ts';

/** From digit to digit, with what people put between them. */
const NUMBERS = /[+(（]{0,3}\d[\d\s().（）+\-–—−‐‑·•/]{4,60}\d\+?/g;
const BETWEEN_NUMBERS = /\s*[/•;]\s*|\s{2,}|\s[-–—]\s/;
const LABEL =
  /(?:phone|tel|mobile|cell|whatsapp|\bwa\b|\bhp\b|fone|celular|\bcel\b|móvil|movil|tlf|gsm|cep|ponsel|bimbit|contact|手机|手機|行動|移动|电话|電話|联系|聯絡|聯繫|連絡|携帯|هاتف|جوال|جوّال|موبايل|تلفون|تليفون|محمول|متحرك|نقال|واتس|اتصال|تواصل|☎|📞|✆|📱)/i;
const MOBILE_LABEL =
  /(?:mobile|cell|whatsapp|\bwa\b|\bhp\b|celular|móvil|movil|gsm|cep|ponsel|bimbit|手机|手機|行動|携帯|جوال|موبايل|محمول|متحرك|نقال)/i;
/** Right before a number: it is none to call, or not the person's own. */
const OTHER_NUMBER =
  /(?:\bfax|\bfaks|传真|傳真|فاكس|\bcpf|\brg|\bcep(?=\s?\d)|\bdni|\bnif|\bnie|\bnik|\bktp|\bnpwp|\bic\b|kad pengenalan|no\.? k\/?p|passport|pasaporte|passaporte|paspor|pasport|ssn|\bqq|wechat|微信|身份证|身分證|學號|学号|社保|kimlik|sicil|الهوية|الإقامة|الجواز|〒|postcode|postal|\bzip|\bid\b|licen[cs]e|registration|reg\.? no|crm|crea|coren|emergency|darurat|kecemasan|緊急|紧急|acil|emergencia|emergência|طوارئ)[^\d+]{0,16}$/i;
const MOST_PARTS = 8;

/** The phone number, judged by the rules of its country; among right-to-left words as it is seen. */
export function findPhone(placed: Placed[], countries: string[], links: string[]): Found<string> | undefined {
  const found = placed.flatMap((one, at) => numbersOn(one, placed.slice(at + 1, at + 3), countries));
  const [best] = found.toSorted((a, b) => b.confidence - a.confidence);
  const cell = placed[0]?.line.cells[0];
  const linked = (best?.confidence ?? 0) < 0.6 && cell ? linkedNumber(links, countries) : undefined;
  return linked && cell ? { value: linked, cell, page: 1, confidence: 0.9 } : best;
}

function numbersOn({ line, isOwn, isOthers }: Placed, next: Placed[], countries: string[]): Found<string>[] {
  const place = (isOwn ? 0.15 : -0.3) - (isOthers ? 0.4 : 0);
  return line.cells.flatMap((cell, column) => {
    const label = [line.cells[column - 1]?.text ?? '', cell.text].join(' ');
    const labelled = (LABEL.test(label) ? 0.15 : 0) + (MOBILE_LABEL.test(label) ? 0.02 : 0);
    return numbersIn(cell, next, label, countries)
      .map(({ value, confidence }) => ({ value, cell, page: line.page, confidence: confidence + place + labelled }))
      .filter(({ confidence }) => confidence > 0.3)
      .map((one) => ({ ...one, confidence: Math.min(0.99, one.confidence) }));
  });
}

/** 'Call me' with a link behind it. */
function linkedNumber(links: string[], countries: string[]): string | undefined {
  for (const link of links.slice(0, 50)) {
    const number = /^(?:tel:|https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))([+\d().%\s-]{7,40})/i.exec(
      link,
    );
    if (!number?.[1]) continue;
    const digits = number[1].replace(/%20|[^\d+]/g, '');
    const written = link.startsWith('http') && !digits.startsWith('+') ? `+${digits}` : digits;
    if (digits.length > 6) return judge(written, countries).value;
  }
  return undefined;
}

interface Judged {
  value: string;
  confidence: number;
}

function numbersIn(cell: Cell, next: Placed[], label: string, countries: string[]): Judged[] {
  const texts = new Set([latinDigits(cell.visual), latinDigits(cell.text)]);
  const found = [...texts].flatMap((text) =>
    [...text.matchAll(NUMBERS)].flatMap((match) => {
      const before = match.index < 3 ? label.slice(0, -text.length) : text.slice(0, match.index);
      return isOther(before, text.slice(0, match.index)) ? [] : candidatesOf(match[0], countries);
    }),
  );
  if (found.some(({ confidence }) => confidence >= 0.6)) return found;
  return [...found, ...cutNumber(cell, next, countries)];
}

const isOther = (before: string, within: string) => OTHER_NUMBER.test(before) || OTHER_NUMBER.test(within);

/** A number that was too long for its column; in a table the rest of its row may stand between. */
function cutNumber(cell: Cell, next: Placed[], countries: string[]): Judged[] {
  const start = /(?:^|[^\d+])([+(]{0,2}\d[\d\s().-]{1,20})$/.exec(latinDigits(cell.visual))?.[1];
  if (!start) return [];
  const below = /-\s*$/.test(start) ? next : next.slice(0, 1);
  return below.flatMap(({ line }) => {
    const rest = line.cells.find(({ box }) => !box || !cell.box || Math.abs(box.x - cell.box.x) < 40);
    const end = /^[\d\s().-]{2,16}$/.exec(latinDigits(rest?.visual ?? ''))?.[0];
    return end ? candidatesOf(`${start} ${end}`, countries).filter(({ confidence }) => confidence >= 0.7) : [];
  });
}

/** A run of digits may be several numbers, or one with something beside it: what is valid in its country is taken. */
function candidatesOf(run: string, countries: string[]): Judged[] {
  const whole = numberOf(run, countries);
  if (whole && whole.confidence >= 0.7) return [whole];
  const parts = run.split(BETWEEN_NUMBERS);
  const each = parts.length > 1 ? parts.flatMap((part) => numberOf(part, countries) ?? []) : [];
  if (each.some(({ confidence }) => confidence >= 0.6)) return each;
  return whole ? [whole, ...each] : [...withinRun(run, countries), ...each];
}

/** The longest row of groups that is a valid number, as in '0812 3456 7890 12950'. */
function withinRun(run: string, countries: string[]): Judged[] {
  const groups = run.trim().split(/\s+/).slice(0, MOST_PARTS);
  for (let length = groups.length - 1; length > 0; length--) {
    for (let from = 0; from + length <= groups.length; from++) {
      const judged = numberOf(groups.slice(from, from + length).join(' '), countries);
      if (judged && judged.confidence >= 0.7) return [judged];
    }
  }
  return [];
}

function numberOf(text: string, countries: string[]): Judged | undefined {
  const candidate = straighten(text);
  const digits = candidate.replace(/\D/g, '').length;
  if (digits < 7 || digits > 15 || isTime(candidate)) return undefined;
  return judge(candidate, countries);
}

/** '(02) 2012-3456' has a year in it, and is none. */
function isTime(candidate: string): boolean {
  const period = isDateLike(candidate) ? findPeriod(candidate) : undefined;
  const rest = period && candidate.slice(0, period.from) + candidate.slice(period.to);
  return rest !== undefined && rest.replace(/\D/g, '').length <= 2;
}

/** '4567 123 50 966+' was turned round by its neighbours. */
function straighten(candidate: string): string {
  const trimmed = candidate.trim();
  return trimmed.endsWith('+') && !trimmed.startsWith('+')
    ? `+${trimmed.slice(0, -1).split(/\s+/).reverse().join(' ')}`
    : trimmed.replace(/\+$/, '');
}

function judge(candidate: string, countries: string[]): Judged {
  const plain = candidate
    .replace(/^[(（]?\s*00(?=[1-9])/, '+')
    .replace(/[—−·•]/g, '-')
    .replace(/(\+\d+\s?\)?)\s*\(0\)/, '$1');
  if (plain.includes('+')) {
    const number = parsePhoneNumberFromString(plain.slice(plain.indexOf('+')));
    if (number?.isValid()) return { value: number.formatInternational(), confidence: 0.8 };
    if (candidate.includes('+')) return { value: candidate, confidence: number?.isPossible() ? 0.6 : 0.35 };
  }
  const turned = turnedRound(candidate);
  for (const country of countries) {
    for (const order of FROM_RIGHT.has(country) ? [plain, ...turned] : [plain]) {
      const number = parsePhoneNumberFromString(order, country as CountryCode);
      if (number?.isValid()) return { value: asWritten(number.formatInternational(), order), confidence: 0.7 };
    }
  }
  const digits = plain.replace(/\D/g, '').length;
  return { value: candidate, confidence: digits >= 8 && digits <= 13 ? 0.4 : 0.2 };
}

/** Where numbers stand among words that are written from right to left. */
const FROM_RIGHT: ReadonlySet<string> = new Set('AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE'.split(' '));

/** '0142 555 0100' is '0100 555 0142' where its groups were set from right to left. */
function turnedRound(text: string): string[] {
  const groups = text.split(/\s+/);
  return groups.length > 1 && groups.at(-1)?.startsWith('0') ? [groups.reverse().join(' ')] : [];
}

/** With its country; where that would change its digits, as in Argentina, it stays what was written. */
function asWritten(formatted: string, candidate: string): string {
  const national = candidate.replace(/\D/g, '').replace(/^0+/, '');
  return formatted.replace(/\D/g, '').endsWith(national) ? formatted : candidate;
}
