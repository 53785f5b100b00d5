import { readStored, writeStored } from '#src/browser/storage.ts';

/** A message that the server has not acknowledged yet. It is kept in storage, so that closing the tab loses nothing. */
export interface Outgoing {
  client_id: string;
  conversation_id: number;
  kind: 'text' | 'picture' | 'file';
  text: string;
  file?: { id: string; url: string; name: string; size: number; content_type: string };
  queued_at: string;
  status: 'sending' | 'failed';
  /** Why the server refused it; empty when no answer came. */
  problem?: string;
  /** It was one too many for now: when it goes out by itself, in epoch milliseconds. */
  waits_until?: number;
}

const PREFIX = 'parley-outbox-';
/** A refused message that nobody looked at for a month is not going to be sent. */
const KEPT_MS = 30 * 86_400_000;

/** Every tab of the browser shares one outbox per person. */
export function readOutbox(accountId: number, now: number): Outgoing[] {
  const kept = readStored<unknown>(PREFIX + accountId);
  return Array.isArray(kept) ? kept.filter((one) => isOutgoing(one) && now - Date.parse(one.queued_at) < KEPT_MS) : [];
}

/** Changes one entry of what is stored now, because another tab may have written since. */
export function keepOutgoing(accountId: number, outgoing: Outgoing, now: number): void {
  const others = readOutbox(accountId, now).filter(({ client_id }) => client_id !== outgoing.client_id);
  writeStored(PREFIX + accountId, [...others, outgoing]);
}

export function dropOutgoing(accountId: number, clientId: string, now: number): void {
  const all = readOutbox(accountId, now);
  const others = all.filter(({ client_id }) => client_id !== clientId);
  if (others.length < all.length) writeStored(PREFIX + accountId, others);
}

/** Calls back when another tab changed the outbox. */
export function watchOutbox(accountId: number, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + accountId) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function isOutgoing(value: unknown): value is Outgoing {
  const one = value as Partial<Outgoing> | null;
  return typeof one?.client_id === 'string' && typeof one.conversation_id === 'number' && typeof one.text === 'string';
}
