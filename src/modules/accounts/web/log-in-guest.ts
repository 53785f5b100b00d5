import { api } from '#src/browser/api.ts';
import { deviceFacts } from './device-facts.ts';
import { noteNewSession } from './own-things.ts';

/** Gives the browser a guest's session unless it has one. */
export async function logInGuest(): Promise<void> {
  const { is_new_session } = await api('POST /authentication/guest/login', {
    guest_role: 'jobseeker',
    ...deviceFacts(),
  });
  if (is_new_session) noteNewSession();
}
