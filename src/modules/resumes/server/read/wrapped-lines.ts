import { findPeriod, isDateLike, isNowWord } from './dates.ts';
import { type Cell, type Line, textOf } from './document.ts';
import { isEntryLabel } from './entry-labels.ts';
import { joinedDate, joinTexts } from './join-texts.ts';
import { isRtl } from './normalise.ts';
import { joinTableRows } from './table-rows.ts';

const SAME_PLACE = 5;

/** Puts together what a page was too narrow for: dates on two lines of a narrow column, and sentences. */
export function joinWrapped(lines: Line[], isList = false): Line[] {
  const dated = joinNames(joinDates(isList ? lines : joinTableRows(lines)));
  const hasMarks = lines.some(({ isBullet }) => isBullet);
  const joined: Line[] = [];
  for (const line of dated) {
    const before = joined.at(-1);
    const isItem =
      isList && !hasMarks && before && !/[,、，،;|•&-]/.test(textOf(before)) && !/^\p{Ll}/u.test(textOf(line));
    const isBelowMark = isList && before?.isBullet === true && hangsBelow(before, line);
    if (before && !isItem && (isBelowMark || continues(before, line))) joined[joined.length - 1] = append(before, line);
    else joined.push(line);
  }
  return joined;
}

/** 'Institute of' and 'Technology', 'Universidade Católica' and 'do Capibaribe'. */
const OPEN_NAME = /(?:^|\s)(?:of|and|for|the|&|de|del|da|do|dos|das|la|los|las|di|ve|dan|en|em|e|y)$/iu;
const REST_OF_NAME = /^(?:of|and|for|&|de|del|da|do|dos|das|ve|dan|e|y)\s\p{Lu}/u;
const LONGEST_NAME = 60;

/** A name on two lines of a narrow column, as its words tell. */
function isCutName(before: Line, line: Line): boolean {
  const [first, ...others] = before.cells;
  const [cell, ...more] = line.cells;
  if (!first || !cell || others.length + more.length > 0 || before.isBullet || line.isBullet) return false;
  if (before.block !== line.block || before.page !== line.page || before.size !== line.size) return false;
  if (first.isBold !== cell.isBold || first.text.length > LONGEST_NAME || !startsTogether(first, cell)) return false;
  if ((cell.box?.y ?? 0) - (first.box?.y ?? 0) > line.size * 2) return false;
  if (isDateLike(first.text) || isDateLike(cell.text) || /[.:;!?]$/.test(first.text)) return false;
  return OPEN_NAME.test(first.text) ? /^\p{L}/u.test(cell.text) : REST_OF_NAME.test(cell.text);
}

function continues(before: Line, line: Line): boolean {
  if (isCutName(before, line)) return true;
  if (line.startsParagraph || line.block !== before.block || line.isBullet || line.page !== before.page) return false;
  const last = before.cells.at(-1);
  const [cell] = line.cells;
  if (!last || !cell || line.cells.length > 1 || line.size !== before.size) return false;
  if (cell.isBold !== last.isBold && !(last.isBold && isLongName(last))) return false;
  if (before.cells.length > 1 && !startsTogether(last, cell)) return false;
  if (/[.!?。!?؟]$/.test(last.text) && !before.isBullet && textOf(before).length < 60) return false;
  return !findPeriod(cell.text)?.start && !isDatedName(last);
}

/** Begins where the words after the mark above begin, a little behind it, and right below them. */
function hangsBelow(before: Line, line: Line): boolean {
  const [first, ...others] = before.cells;
  const [cell, ...more] = line.cells;
  if (!first?.box || !cell?.box || others.length + more.length > 0 || line.isBullet) return false;
  if (before.block !== line.block || before.page !== line.page || before.size !== line.size) return false;
  const left = cell.box.x - first.box.x;
  const right = first.box.x + first.box.width - cell.box.x - cell.box.width;
  const isBehind = (distance: number) => distance > -SAME_PLACE && distance < line.size * 2;
  const isBelow = cell.box.y - first.box.y - first.box.height < line.size;
  return isBelow && isBehind(isRtl(cell.text) ? right : left);
}

/** '2015 – 2018: Corner Bakery, Leeds' says all; what follows is another line of the entry. */
function isDatedName({ text }: Cell): boolean {
  const period = text.length < 110 ? findPeriod(text) : undefined;
  return period?.start != null && (period.from < 4 || period.to > text.length - 3);
}

/** 'Title, Employer, Place' in bold goes on in plain letters; what is short enough for its line does not. */
function isLongName({ text, box }: Cell): boolean {
  return text.length > 36 && /[,،、|]/.test(text) && (box?.width ?? 0) > 260 && !findPeriod(text)?.start;
}

function startsTogether(one: Cell, other: Cell): boolean {
  if (!one.box || !other.box) return false;
  const left = Math.abs(one.box.x - other.box.x);
  const right = Math.abs(one.box.x + one.box.width - other.box.x - other.box.width);
  return Math.min(left, right) < SAME_PLACE;
}

function append(before: Line, line: Line): Line {
  const last = before.cells.at(-1) as Cell;
  const cell = line.cells[0] as Cell;
  const joined = {
    ...last,
    text: joinTexts(last.text, cell.text),
    visual: joinTexts(last.visual, cell.visual),
    box: around(last, cell),
  };
  return { ...before, cells: [...before.cells.slice(0, -1), joined], followsFullLine: before.followsFullLine };
}

function around({ box: one }: Cell, { box: other }: Cell): Cell['box'] {
  if (!one || !other) return one;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

function joinDates(lines: Line[]): (Line & { wasCut?: boolean })[] {
  const result: (Line & { wasCut?: boolean })[] = lines.map((line) => ({ ...line }));
  for (const [at, line] of result.entries()) {
    const next = result[at + 1];
    if (!next || next.block !== line.block || line.cells.every(({ text }) => isEntryLabel(text))) continue;
    joinOpenRange(line, next);
    for (const [column, first] of line.cells.entries()) {
      const second = next.cells.find((cell) => startsTogether(first, cell));
      const text = second && joinedDate(first.text, second.text);
      if (!text || !second) continue;
      line.cells = line.cells.with(column, { ...first, text, visual: text, box: around(first, second) });
      next.cells = next.cells.filter((cell) => cell !== second);
      next.wasCut = true;
    }
  }
  return result.filter(({ cells }) => cells.length > 0);
}

/** '… | fev/2018 –' and on the next line 'jul/2021'. */
function joinOpenRange(line: Line, next: Line & { wasCut?: boolean }): void {
  const last = line.cells.at(-1);
  const [first] = next.cells;
  if (!last || !first || !/\d\s?[-–—~～至]$/.test(last.text) || first.text.length > 24) return;
  if (!isDateLike(first.text) && !isNowWord(first.text)) return;
  const text = `${last.text} ${first.text}`;
  line.cells = [...line.cells.slice(0, -1), { ...last, text, visual: text }];
  next.cells = next.cells.slice(1);
  next.wasCut = true;
}

/** A name whose date was cut was cut as well, and one that ends in a dash goes on. */
function joinNames(lines: (Line & { wasCut?: boolean })[]): Line[] {
  const joined: Line[] = [];
  for (const { wasCut, ...line } of lines) {
    const before = joined.at(-1);
    const [first] = before?.cells ?? [];
    const [cell] = line.cells;
    const isAlone =
      before &&
      first &&
      cell &&
      line.cells.length === 1 &&
      !line.isBullet &&
      before.cells.length > 1 &&
      startsTogether(first, cell);
    const goesOn =
      isAlone &&
      ((wasCut && line.isBold === before.isBold) || /[—–&,،/-]$/.test(first.text)) &&
      !findPeriod(first.text);
    if (goesOn)
      joined[joined.length - 1] = {
        ...before,
        cells: [{ ...first, text: joinTexts(first.text, cell.text) }, ...before.cells.slice(1)],
      };
    else joined.push(line);
  }
  return joined;
}
