import { api } from '#src/browser-api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';

/** Runs a call that needs a session; a visitor who is quicker than the silent guest sign-in gets one first. */
export async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if ((error as { status?: number }).status !== 401) throw error;
    await api('POST /authentication/guest/login', { guest_role: 'jobseeker', ...deviceFacts() });
    return call();
  }
}
