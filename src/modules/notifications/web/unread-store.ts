import { useSyncExternalStore } from 'react';
import { api } from '#src/browser/api.ts';

/** What waits to be read, as the header shows it. */
export interface Unread {
  chat: number;
  notifications: number;
}

const listeners = new Set<() => void>();
let unread: Unread | null = null;
let channel: BroadcastChannel | null | undefined;

/** Sets the numbers in this tab and tells the other tabs; whoever hears of something new calls it. */
export function setUnread(change: Partial<Unread>): void {
  if (keep(change)) openChannel()?.postMessage(unread);
}

/** Asks the server; for when nobody has told: after sleep, or where sockets are blocked. A failure changes nothing. */
export async function refreshUnread(): Promise<void> {
  try {
    setUnread(await api('GET /notification/unread-count'));
  } catch {
    // The numbers stay as they were; the next look asks again.
  }
}

/** The newest numbers: what was heard since the page came, else what it came with. */
export function useUnread(initial: Unread): Unread {
  return useSyncExternalStore(
    subscribe,
    () => unread ?? initial,
    () => initial,
  );
}

function subscribe(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(change: Partial<Unread>): boolean {
  const next = { chat: 0, notifications: 0, ...unread, ...change };
  if (unread && next.chat === unread.chat && next.notifications === unread.notifications) return false;
  unread = next;
  for (const listener of listeners) listener();
  return true;
}

/** All tabs of a browser show the same numbers; one that has no such channel shows its own. */
function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('parley-unread');
  channel?.addEventListener('message', ({ data }: MessageEvent<Unread>) => keep(data));
  return channel;
}
