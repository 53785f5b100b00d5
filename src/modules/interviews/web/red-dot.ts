import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#src/browser/api.ts';
import { useChatNews } from '#src/modules/chat/web/today/use-chat-news.ts';
import type { Side } from '../interview-fields.ts';

const dots: Partial<Record<Side, boolean>> = {};
const listeners = new Set<() => void>();

function keep(side: Side, isOn: boolean): void {
  if (dots[side] === isOn) return;
  dots[side] = isOn;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A failure leaves the dot as it is: the next news asks again. */
async function ask(call: () => Promise<{ red_dot: boolean }>, side: Side): Promise<void> {
  try {
    keep(side, (await call()).red_dot);
  } catch {}
}

const asking: Partial<Record<Side, Promise<void>>> = {};

/** Several places show the dot: they ask together. */
function refresh(side: Side): void {
  asking[side] ??= ask(() => api('GET /api-go/interview/red_dot', { side }), side).finally(() => delete asking[side]);
}

/** Whether something about interviews has not been looked at: as the page came, then as the socket tells. */
export function useRedDot(side: Side, initial: boolean): boolean {
  useChatNews(() => refresh(side));
  return useSyncExternalStore(
    subscribe,
    () => dots[side] ?? initial,
    () => initial,
  );
}

/** For the page that shows them: what is there has been looked at, and so has what comes while it is looked at. */
export function useLooked(side: Side): void {
  const isOn = useSyncExternalStore(
    subscribe,
    () => dots[side] ?? true,
    () => true,
  );
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.visibilityState === 'visible') ask(() => api('POST /interviews/looked', { side }), side);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOn, side]);
}
