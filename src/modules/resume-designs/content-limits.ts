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
