import { AppError, type ErrorDetails, type ErrorName, type FieldProblem } from '#src/kernel/errors.ts';
import { jobFieldTable } from '#src/modules/jobs/job-fields.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';

/** Why a row came to what it did, other than by a field. */
export type RowReason =
  | 'noTitle'
  | 'sameLine'
  | 'unchanged'
  | 'colleague'
  | 'closed'
  | 'twin'
  | 'failed'
  | 'draftsFull';

/** What a report says of a row, as it is kept: words come when somebody reads it, in their language. */
export type RowNote =
  | { kind: 'unread'; field: string; value: string }
  | { kind: 'differs'; field: string }
  | ({ kind: 'check' } & FieldProblem)
  | { kind: 'reason'; reason: RowReason; values?: Record<string, string | number> }
  | { kind: 'error'; name: ErrorName; details: ErrorDetails };

export interface ToldNote {
  field: string | null;
  text: string;
}

/** What a field is called here, where it stands alone, else in the job form. */
function fieldLabel(texts: Texts, language: string, field: string): string {
  const t = texts.translate(language);
  const [root = ''] = field.split('.');
  const row = jobFieldTable[root as keyof typeof jobFieldTable];
  return t(`imports.targets.${root}`) || (row ? t(`employer.form.${row.label}`) : field);
}

/** Notes in the reader's words. */
export function tellNotes(notes: readonly RowNote[], texts: Texts, language: string): ToldNote[] {
  const t = texts.translate(language);
  return notes.map((note) => {
    switch (note.kind) {
      case 'unread':
        return { field: note.field, text: t('imports.notes.unread', { field: label(note.field), value: note.value }) };
      case 'differs':
        return { field: note.field, text: t('imports.notes.differs', { field: label(note.field) }) };
      case 'check':
        return { field: note.field, text: `${label(note.field)}: ${describe(note)}` };
      case 'reason':
        return { field: null, text: t(`imports.notes.${note.reason}`, note.values) };
      default:
        return { field: null, text: texts.describeError(new AppError(note.name, note.details), language).message };
    }
  });
  function label(field: string): string {
    return fieldLabel(texts, language, field);
  }
  function describe({ field, problem, values }: FieldProblem): string {
    if (problem === 'required' || problem === 'invalidType') return t('imports.notes.missing');
    return (
      texts.describeError(new AppError('validationFailed', {}, [{ field, problem, values }]), language).fields[field] ??
      ''
    );
  }
}
