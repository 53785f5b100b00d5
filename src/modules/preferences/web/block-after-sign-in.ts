import { api } from '#src/browser/api.ts';
import type { CompleteIntent } from '#src/modules/accounts/web/sign-in-intent.ts';

/** The company that was to be blocked is blocked. */
export const blockAfterSignIn: CompleteIntent = async ({ id }) => {
  await api('POST /jobseeker/blocked-companies', { company_id: Number(id) });
  return 'accounts.intent.blocked';
};
