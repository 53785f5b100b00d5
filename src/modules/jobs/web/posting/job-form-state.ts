import type { TypedFields } from '../../job-fields.ts';

/** Ids that decide which fields the form shows. */
export const REMOTE = 3;
export const CUSTOM_TITLE = 881;
export const UNPAID = 0;

export type Question = NonNullable<TypedFields['screening_questions']>[number];
/** One text per field; questions are `screening_questions.0`. */
export type FieldErrors = Record<string, string>;

/** What a new job begins with: the site's country, its money and the page's language. */
export function emptyFields(start: { countryId: number; currency: string; language: string }): TypedFields {
  return {
    country_id: start.countryId,
    currency: start.currency,
    language: start.language,
    job_type_id: 1,
    work_arrangement_id: 1,
    salary_type_id: 1,
    degree_id: 1,
  };
}

/** Nested names, e.g. `screening_questions.2.question`, belong to their question. */
export function errorsOf(problems: readonly { field: string; text: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, text } of problems) {
    const name = nameOf(field);
    errors[name] = errors[name] ? `${errors[name]} ${text}` : text;
  }
  return errors;
}

function nameOf(field: string): string {
  const [first = '', second] = field.replace(/^fields\./, '').split('.');
  return first === 'screening_questions' && second ? `${first}.${second}` : first;
}

const ARABIC_ZERO = 0x660;
const MOST_DIGITS = 12;

/** An amount as people type it: any digits, any separators. Null for nothing. */
export function readAmount(text: string): number | null {
  const digits = text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
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
