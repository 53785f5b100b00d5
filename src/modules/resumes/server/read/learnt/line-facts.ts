import { findPeriod, isDateLike } from '../dates.ts';
import { type Line, textOf } from '../document.ts';
import { isEntryLabel } from '../entry-labels.ts';
import { headingByStem } from '../heading-stems.ts';
import { headingOf, inlineHeading } from '../headings.ts';
import { companyScore, isPlace, titleScore } from '../knowledge.ts';
import { labelOf } from '../labels.ts';
import { itemsOf } from '../lists.ts';
import { fold, isCjk } from '../normalise.ts';
import { degreePattern, schoolPattern } from '../role-words.ts';
import { languageOf } from '../spoken.ts';

const CONTACT = /\S@[^\s@]{1,64}\.\S|https?:|www\.|linkedin|github/i;
const NUMBER = /(?:\+|\b0|\(\d)[\d\s().-]{7,24}\d/;

/** What the words of a line say by themselves, each as a short name. */
export function wordFacts(line: Line): string[] {
  return [...headingFacts(line), ...nameFacts(line), ...shapeFacts(textOf(line))];
}

const told = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}:${value}`]);
const those = (facts: [is: boolean, name: string][]) => facts.flatMap(([is, name]) => (is ? [name] : []));

function headingFacts(line: Line): string[] {
  const text = textOf(line);
  const [first, ...rest] = line.cells;
  const isWhole = rest.length === 0;
  return [
    ...told('listed', headingOf(text)),
    ...told('stem', isWhole && text.length <= 40 ? headingByStem(text) : undefined),
    ...told('beside', isWhole ? undefined : headingOf(first?.text ?? '')),
    ...told('inline', isWhole ? inlineHeading(text)?.kind : undefined),
  ];
}

function nameFacts(line: Line): string[] {
  const text = textOf(line);
  const key = fold(text.slice(0, 200));
  const cells = line.cells.map((cell) => cell.text.slice(0, 200));
  const period = findPeriod(text.slice(0, 300));
  const [label = ''] = cells[0]?.split(/[:：]/) ?? [];
  const items = cells.flatMap(itemsOf);
  const short = items.filter((item) => item.length <= 34 && item.split(' ').length <= 4).length;
  return [
    ...told('label', labelOf(label)),
    ...those([
      [period !== undefined && period.start !== null, 'range'],
      [period?.start === null, 'date'],
      [cells.some(isDateLike), 'dateCell'],
      [cells.some((cell) => titleScore(cell) >= 2), 'title'],
      [cells.some((cell) => companyScore(cell) >= 2), 'firm'],
      [schoolPattern.test(key), 'school'],
      [degreePattern.test(key), 'degree'],
      [cells.some(isPlace), 'place'],
      [CONTACT.test(text), 'address'],
      [NUMBER.test(text), 'number'],
      [isEntryLabel(label), 'entryLabel'],
      [items.some((item) => languageOf(item.split(/\s*[:：(（–—-]\s*/)[0] ?? '') !== null), 'spoken'],
      [items.length >= 3 && short >= items.length * 0.8, 'list'],
    ]),
  ];
}

function shapeFacts(text: string): string[] {
  const words = isCjk(text) ? text.length / 2 : text.split(' ').length;
  return [
    `words:${[1, 2, 3, 5, 9, 20].find((most) => words <= most) ?? 'many'}`,
    ...those([
      [words > 9, 'prose'],
      [/[.。!！;；]$/.test(text), 'sentence'],
      [/[:：]$/.test(text), 'colon'],
      [/^[^:：]{2,30}[:：]\s*\S/.test(text), 'labelled'],
      [/^\p{Ll}/u.test(text), 'small'],
      [/\d/.test(text), 'digit'],
    ]),
  ];
}
