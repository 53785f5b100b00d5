import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import type { ReadField, ResumeReading } from '../../resume-reading.ts';
import { findDate } from '../read/dates.ts';

/** Fields with names are as sure as a machine can be; these are what a person should look at. */
const UNSURE = 0.5;
const LONGEST_SOURCE = 300;
/** The same that the profile refuses: they turn the direction of text, or cannot be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A reading that grows field by field: what had to be cut or could not be understood is marked with what the file says. */
export class Draft {
  readonly content = emptyResume();
  readonly #fields: Record<string, ReadField> = {};

  /** The file gives nothing at all: it is not what it seemed to be. */
  get isEmpty(): boolean {
    return Object.values(this.content).every((said) => said === null || said.length === 0);
  }

  reading(): ResumeReading {
    return { content: this.content, fields: this.#fields, pages: [] };
  }

  doubt(path: string, said: string): void {
    const text = said.length > LONGEST_SOURCE ? `${cut(said, LONGEST_SOURCE)}…` : said;
    this.#fields[path] = { confidence: UNSURE, source: { page: 1, box: null, text }, alternatives: [] };
  }

  /** One line within a limit. */
  line(path: string, said: unknown, most: number): string {
    return this.#fit(path, textOf(said).replace(/\s+/gu, ' ').trim(), most);
  }

  /** Several lines within a limit. A profile does not take fewer letters than the least: they are marked to be seen. */
  long(path: string, said: unknown, { most, least = 0 }: { most: number; least?: number }): string {
    const text = textOf(said).replace(/\r\n?/g, '\n').trim();
    if (text !== '' && text.length < least) this.doubt(path, text);
    return this.#fit(path, text, most);
  }

  /** As exactly as it is written; what is no date is shown and left out. */
  date(path: string, said: unknown): string | null {
    const text = textOf(said).trim();
    if (text === '') return null;
    const date = /^\d{4}(?:-\d\d){0,2}/.exec(text)?.[0] ?? findDate(text);
    if (date && isDay(date)) return date;
    this.doubt(path, text);
    return null;
  }

  #fit(path: string, text: string, most: number): string {
    if (text.length <= most) return text;
    this.doubt(path, text);
    return cut(text, most).trimEnd();
  }
}

/** Never within a letter that takes two places. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

function isDay(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, day));
  return year >= 1930 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

export function textOf(said: unknown): string {
  if (typeof said === 'number') return String(said);
  return typeof said === 'string' ? said.normalize('NFC').replace(UNSEEN, '') : '';
}
