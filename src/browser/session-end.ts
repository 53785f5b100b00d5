/** Tabs of this browser tell each other here; the chat listens too. */
const CHANNEL = 'parley-session';
const GUEST_NOT_ALLOWED = 49013;
/** When the browser asks whether to leave and someone stays, the call ends after all. */
const LEAVING_MS = 10_000;

export interface SessionNews {
  type: 'signed-out' | 'signed-in';
}

let isLeaving = false;

/**
 * What the page does when the server wants someone signed in: a session that has ended is cleared and told to the other
 * tabs, and the visitor goes to sign in and comes back. A wrong password is a 401 too, so the sign-in calls are left
 * alone. Who has no session at all may still get a guest's: that is up to the caller.
 */
export async function handleUnauthorized(path: string, code: number): Promise<void> {
  if (path.startsWith('/authentication/') || /\/get-started$/.test(window.location.pathname)) return;
  if (code === GUEST_NOT_ALLOWED) return leave();
  const status = await checkSession();
  if (status === 'guest') return leave();
  if (status !== 'expired') return;
  tellTabs({ type: 'signed-out' });
  return leave('expired');
}

export function tellTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Asks what the cookie is still worth; the server takes a dead one away and marks the status as expired. */
async function checkSession(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/authentication/session/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return ((await response.json()) as { data?: { status?: string } }).data?.status;
  } catch {
    return undefined;
  }
}

/** Goes to sign in. The call that led here waits, so that no error flashes up on a page that is being left. */
async function leave(reason?: 'expired'): Promise<void> {
  if (!isLeaving) {
    isLeaving = true;
    const { pathname, search } = window.location;
    const query = new URLSearchParams({ redirect: pathname + search, ...(reason && { reason }) });
    window.location.assign(`/${document.documentElement.lang}/get-started?${query}`);
  }
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  isLeaving = false;
}
