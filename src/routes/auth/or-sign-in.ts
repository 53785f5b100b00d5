import { redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { signInHref } from '#src/modules/accounts/web/sign-in-intent.ts';

/**
 * For loaders of pages that need an account: whoever is not signed in goes to sign in and comes back to this very
 * address. A browser that still believes to be signed in is told that the session has ended.
 */
export async function orSignIn<Answer>(request: Request, language: string, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!isRefusal(error) || error.status !== 401) throw error;
    const { pathname, search } = new URL(request.url);
    const isExpired = /(?:^|; )parley_auth_status=(user|expired)/.test(request.headers.get('cookie') ?? '');
    throw redirect(signInHref(language, pathname.replace(/\.data$/, '') + search, { isExpired }));
  }
}
