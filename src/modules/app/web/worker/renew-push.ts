import { type SubscriptionChange, scope } from './scope.ts';

/**
 * The browser's push service has moved it to another address, or ended the old one: the server is told the new one at
 * once, not at the next visit. Without a session it answers no, and the address is nobody's.
 */
export async function renewSubscription({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
  const { pushManager } = scope.registration;
  const subscription =
    newSubscription ?? (await pushManager.getSubscription()) ?? (await subscribeAnew(oldSubscription));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notification/push/subscribe', { method: 'POST', headers, body });
}

async function subscribeAnew(old: PushSubscription | null): Promise<PushSubscription | undefined> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await readKey());
  if (!applicationServerKey) return undefined;
  return scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function readKey(): Promise<string | undefined> {
  const answer = await fetch('/api/notification/push');
  const { data } = (await answer.json()) as { data?: { public_key?: string | null } };
  return data?.public_key ?? undefined;
}
