import { api } from '#src/browser-api.ts';
import type { CompleteIntent } from '#src/modules/accounts/web/sign-in-intent.ts';

/** The company that was to be followed is followed; its name in the address is its id here. */
export const followAfterSignIn: CompleteIntent = async ({ id }) => {
  await api('POST /companies/:slug/follow', { slug: String(id), follow: true });
  return 'accounts.intent.followed';
};
