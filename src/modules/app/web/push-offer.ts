import { api } from '#src/browser/api.ts';
import { readStored, writeStored } from '#src/browser/storage.ts';
import { canPush, isSubscribed, renewPush } from '#src/modules/notifications/web/push/subscribe-browser.ts';

const KEY = 'parley-push';

interface Kept {
  isRefused?: boolean;
  /** The day on which the server was last told where this browser is. */
  told?: string;
}

/** The key to subscribe with, when it makes sense to ask: never twice, and never where the answer is known. */
export async function findPushKey(): Promise<string | undefined> {
  if (!canPush() || Notification.permission !== 'default' || readStored<Kept>(KEY)?.isRefused) return undefined;
  const { public_key, devices } = await api('GET /notification/push');
  return public_key !== null && !devices.some(({ is_this }) => is_this) ? public_key : undefined;
}

export function refusePush(): void {
  writeStored(KEY, { ...readStored<Kept>(KEY), isRefused: true } satisfies Kept);
}

/** Once a day: a session may be new, and push services move browsers to other addresses. */
export async function renewPushDaily(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const kept = readStored<Kept>(KEY);
  if (kept?.told === today || !canPush() || !(await isSubscribed())) return;
  const { public_key } = await api('GET /notification/push');
  if (public_key) await renewPush(public_key);
  writeStored(KEY, { ...kept, told: today } satisfies Kept);
}
