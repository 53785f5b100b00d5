import { readStored, removeStored, writeStored } from '#src/kernel/browser-storage.ts';

const PREFIX = 'parley-start-';

/** The first words to a Boss, kept while the writer is away to update something; the tab forgets them. */
export function readStartDraft(jobId: number): string {
  return readStored<string>(PREFIX + jobId, () => sessionStorage) ?? '';
}

export function keepStartDraft(jobId: number, text: string): void {
  const key = PREFIX + jobId;
  if (text.trim()) writeStored(key, text, () => sessionStorage);
  else
    removeStored(
      (other) => other === key,
      () => sessionStorage,
    );
}
