import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const PREFIX = 'parley-draft-';

/** What was typed and not sent, per conversation and person; it outlives a reload, a crash and a lost session. */
export function readDraft(accountId: number, conversationId: number): string {
  const draft = readStored<unknown>(keyOf(accountId, conversationId));
  return typeof draft === 'string' ? draft : '';
}

export function keepDraft(accountId: number, conversationId: number, text: string): void {
  const key = keyOf(accountId, conversationId);
  if (text.trim()) writeStored(key, text);
  else removeStored((other) => other === key);
}

function keyOf(accountId: number, conversationId: number): string {
  return `${PREFIX}${accountId}-${conversationId}`;
}

/** Calls back when another tab changed the draft. */
export function watchDraft(accountId: number, conversationId: number, onChange: (text: string) => void): () => void {
  const key = keyOf(accountId, conversationId);
  const listen = (event: StorageEvent) => {
    if (event.key === key) onChange(readDraft(accountId, conversationId));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
