import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { ApplyForm } from './apply-form.ts';

const PREFIX = 'parley-apply-';

/** An unfinished application, kept until it is sent; the tab forgets it, as it does first words to a Boss. */
export function readApplyDraft(jobId: number): ApplyForm | undefined {
  const kept = readStored<Partial<ApplyForm>>(PREFIX + jobId, () => sessionStorage);
  if (!kept) return undefined;
  return { resumes: kept.resumes ?? [], text: kept.text ?? '', answers: kept.answers ?? {}, confirm_country: false };
}

export function keepApplyDraft(jobId: number, form: ApplyForm): void {
  writeStored(PREFIX + jobId, form, () => sessionStorage);
}

export function dropApplyDraft(jobId: number): void {
  const key = PREFIX + jobId;
  removeStored(
    (other) => other === key,
    () => sessionStorage,
  );
}
