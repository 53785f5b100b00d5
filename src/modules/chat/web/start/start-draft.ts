import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { StartForm } from './start-form.ts';

const PREFIX = 'parley-first-';

export type StartDraft = Pick<StartForm, 'text' | 'answers'>;

/** The first words to a Boss, kept while the writer is away to update something; the tab forgets them. */
export function readStartDraft(jobId: number): StartDraft | undefined {
  const kept = readStored<Partial<StartDraft>>(PREFIX + jobId, () => sessionStorage);
  return kept ? { text: kept.text ?? '', answers: kept.answers ?? {} } : undefined;
}

export function keepStartDraft(jobId: number, { text, answers }: StartDraft): void {
  const isEmpty = !text.trim() && !Object.values(answers).some((answer) => answer.trim());
  if (isEmpty) dropStartDraft(jobId);
  else writeStored(PREFIX + jobId, { text, answers }, () => sessionStorage);
}

export function dropStartDraft(jobId: number): void {
  const key = PREFIX + jobId;
  removeStored(
    (other) => other === key,
    () => sessionStorage,
  );
}
