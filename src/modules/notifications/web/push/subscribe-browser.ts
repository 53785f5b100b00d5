import { api } from '#src/browser/api.ts';

/** Whether this browser can be told of news while no page is open; on a phone some can only as an installed app. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the browser's own question and has news sent here; undefined when its owner said no. */
export async function turnOnPush(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return register(await subscribe(publicKey));
}

/** Tells the server where to find this browser, as a new session or a new address has to. */
export async function renewPush(publicKey: string): Promise<void> {
  await register(await subscribe(publicKey));
}

/** Whether the browser itself says that it gets push messages; the server may know it by an old address or session. */
export async function isSubscribed(): Promise<boolean> {
  const { pushManager } = await navigator.serviceWorker.ready;
  return Notification.permission === 'granted' && (await pushManager.getSubscription()) !== null;
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One that was made with another key, by an installation before this one, is in the way.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function register(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return api('POST /notification/push/subscribe', { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
}
