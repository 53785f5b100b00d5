import { nameField } from '#src/ui/name-field.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { fieldsWhere, jobFieldNames, jobFieldTable } from '../../job-fields.ts';
import type { TypedFields } from '../../job-schemas.ts';
import { fieldLabel } from './form-sections.ts';

/** Ids that decide which fields the form shows. */
export const REMOTE = 3;
export const CUSTOM_TITLE = 881;
export const UNPAID = 0;

export type Question = NonNullable<TypedFields['screening_questions']>[number];
/** One text per field; questions are `screening_questions.0`. */
export type FieldErrors = Record<string, string>;

/** What a new job begins with: the site's country, its money and the page's language. */
export function emptyFields(start: { countryId: number; currency: string; language: string }): TypedFields {
  const usual = jobFieldNames.flatMap((name) => {
    const row = jobFieldTable[name];
    return 'start' in row ? [[name, row.start]] : [];
  });
  return {
    ...Object.fromEntries(usual),
    country_id: start.countryId,
    currency: start.currency,
    language: start.language,
  };
}

const stayingFields = fieldsWhere(({ stays }) => stays === true);

/** What is mostly the same from job to job, so that nobody types it twice. */
export function rememberedFields(last: TypedFields): TypedFields {
  return Object.fromEntries(stayingFields.map((name) => [name, last[name]]));
}

/** Nested names, e.g. `screening_questions.2.question`, belong to their question. */
export function errorsOf(
  problems: readonly { field: string; text: string }[],
  t: (key: TextKey) => string,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, text: said } of problems) {
    const name = nameOf(field);
    const label = fieldLabel(name);
    const text = label ? nameField(said, name, t(label)) : said;
    errors[name] = errors[name] ? `${errors[name]} ${text}` : text;
  }
  return errors;
}

function nameOf(field: string): string {
  const [first = '', second] = field.replace(/^fields\./, '').split('.');
  return first === 'screening_questions' && second ? `${first}.${second}` : first;
}

/** Moves one entry by a step; at the ends it stays. */
export function moved<Item>(items: readonly Item[], from: number, step: -1 | 1): Item[] {
  const to = from + step;
  const next = [...items];
  const item = next[from];
  if (item === undefined || to < 0 || to >= items.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, item);
  return next;
}

/** What the server gets: no empty choices, and choices only where there is something to choose. */
export function sendable(fields: TypedFields): TypedFields {
  const questions = fields.screening_questions?.map((question) => ({
    ...question,
    choices: question.kind === 'choice' ? question.choices.map((one) => one.trim()).filter(Boolean) : [],
  }));
  return questions ? { ...fields, screening_questions: questions } : fields;
}

/** The fields that differ from what is public; one that was cleared is null. */
export function changedFields(published: TypedFields, typed: TypedFields): TypedFields {
  const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  const names = Object.keys(typed) as (keyof TypedFields)[];
  return Object.fromEntries(
    names.filter((name) => !same(published[name], typed[name])).map((name) => [name, typed[name]]),
  );
}
