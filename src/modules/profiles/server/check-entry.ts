import { AppError } from '#src/kernel/errors.ts';
import { isBefore } from '../is-before.ts';
import type { EntryValues, SectionName } from '../profile-sections.ts';
import { sectionOf } from '../profile-sections.ts';

type Values = Record<string, string | boolean | null>;

/**
 * What no single field can tell: nothing ends before it begins, and what goes on has no end. Gives the values as they
 * are kept.
 */
export function checkEntry<Name extends SectionName>(
  name: Name,
  input: EntryValues<Name>,
  now: Date,
): EntryValues<Name> {
  const { fields, period } = sectionOf(name);
  const values: Values = Object.fromEntries(Object.keys(fields).map((key) => [key, (input as Values)[key] ?? null]));
  if (period) {
    const { from, to, open, problem } = period;
    if (open && values[open]) values[to] = null;
    const [start, end] = [values[from], values[to]];
    if (typeof start === 'string' && typeof end === 'string' && isBefore(end, start)) {
      throw new AppError(problem, {}, [{ field: to, problem }]);
    }
    // Studies end in the future, and licences run out there; what has begun has a day that has come.
    if (typeof start === 'string' && isBefore(now.toISOString().slice(0, 10), start)) {
      throw new AppError('validationFailed', {}, [{ field: from, problem: 'dateInFuture' }]);
    }
  }
  return values as EntryValues<Name>;
}

/** Where a new entry stands among the others, which are newest first; without dates, at the end. */
export function placeOf(name: SectionName, entry: object, others: readonly object[]): number {
  const { period } = sectionOf(name);
  if (!period) return others.length;
  const begun = (one: object) => String((one as Values)[period.from] ?? '');
  const at = others.findIndex((one) => begun(one) < begun(entry));
  return at < 0 ? others.length : at;
}
