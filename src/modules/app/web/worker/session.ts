import { wipeKept } from '#src/browser/kept-data.ts';
import { SHARED_FILE } from '#src/modules/resumes/shared-file.ts';
import { OFFLINE_COPY } from '../../kept-names.ts';
import { scope } from './scope.ts';

/** Every way out of a session and into another one passes one of these, as a page, as its data or as a call. */
const SIGN_OUT = /^\/(?:[\w-]+\/sign-out(?:\.data)?|api\/authentication\/logout)$/;
const SIGN_IN = /^\/[\w-]+\/get-started(?:\.data)?$/;

/** What a request says of the session; undefined when it says nothing. */
export function sessionTurn({ method, url }: Request): 'out' | 'anew' | undefined {
  const { pathname } = new URL(url);
  if (method !== 'GET' && SIGN_OUT.test(pathname)) return 'out';
  return SIGN_IN.test(pathname) ? 'anew' : undefined;
}

/** Nothing of the one who was here is left for whoever comes next. */
export async function forgetReader(turn: 'out' | 'anew'): Promise<void> {
  await wipeKept(OFFLINE_COPY);
  // A shared resume waits for its owner to sign in.
  if (turn === 'anew') return;
  await wipeKept(SHARED_FILE);
  for (const notice of await scope.registration.getNotifications()) notice.close();
  const subscription = await scope.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
