import { isBefore } from '#src/modules/profiles/is-before.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';

/** The most characters of a line and of a text of several lines, as the profile has them or more. */
export const LONGEST_LINE = 200;
export const LONGEST_TEXT = 4000;
/** A resume has no more entries of one sort. */
export const MOST_ENTRIES = 60;

const texts = new Set(['summary', 'description']);
const lines = new Set([
  ...['first_name', 'last_name', 'headline', 'email', 'phone', 'place'],
  ...['title', 'company', 'school', 'degree', 'field', 'name', 'issuer'],
]);

type Part = string | number | boolean | null | Part[] | { [name: string]: Part };

export interface TooLong {
  path: (string | number)[];
  most: number;
}

/** What is longer than the editor's fields say it may be, field by field. */
export function findTooLong(part: Part, path: (string | number)[] = []): TooLong[] {
  const name = String(path.at(-1) ?? '');
  if (typeof part === 'string') {
    const most = texts.has(name) ? LONGEST_TEXT : lines.has(name) ? LONGEST_LINE : undefined;
    return most !== undefined && part.length > most ? [{ path, most }] : [];
  }
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    findTooLong(inner, [...path, Array.isArray(part) ? Number(key) : key]),
  );
}

interface Period {
  start: string | null;
  end: string | null;
  is_current: boolean;
}

/** What goes on has no end, whatever was typed there before. */
export const endsBeforeStart = ({ start, end, is_current }: Period): boolean =>
  !is_current && start !== null && end !== null && isBefore(end, start);

/** The places of ends that come before their starts. */
export function findEndsBeforeStart(content: Pick<ResumeContent, 'work_experiences' | 'educations'>) {
  return (['work_experiences', 'educations'] as const).flatMap((section) =>
    content[section].flatMap((entry, at) => (endsBeforeStart(entry) ? [[section, at, 'end']] : [])),
  );
}
