import { logInGuest } from './log-in-guest.ts';

const LOOK_MS = 100;
const MOST_LOOKS = 30;

/**
 * Runs a call that needs a session. Every page signs visitors in silently once it stands: a call that is quicker waits
 * for that a moment, and makes a session itself only when none has come or it has ended.
 */
export async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let looks = 0; !hasSession() && looks < MOST_LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  try {
    return await call();
  } catch (error) {
    // Whose session has ended is asked to sign in: going on as a guest would hide that.
    if ((error as { status?: number }).status !== 401 || hadAccount()) throw error;
    await logInGuest();
    return call();
  }
}

/** A visitor whose things are kept for this browser only. */
export function isVisitor(): boolean {
  return !/(?:^|; )parley_auth_status=user/.test(document.cookie);
}

function hadAccount(): boolean {
  return /(?:^|; )parley_auth_status=(?:user|expired)/.test(document.cookie);
}

function hasSession(): boolean {
  return /(?:^|; )parley_auth_status=(?:guest|user)/.test(document.cookie);
}
