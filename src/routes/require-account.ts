import { redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { signInHref } from '#src/modules/accounts/web/sign-in-href.ts';

/**
 * Runs what only the signed-in may; anyone else is led to the sign-in page and back here afterwards. A browser that
 * still believes to be signed in is told that the session has ended.
 */
export async function asAccount<Answer>(
  request: Request,
  language: string,
  load: () => Promise<Answer>,
  role?: 'recruiter',
) {
  try {
    return await load();
  } catch (error) {
    if (isRefusal(error) && error.status === 401) throw signInFirst(request, language, role);
    throw error;
  }
}

function signInFirst(request: Request, language: string, role?: 'recruiter'): Response {
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/\.data$/, '') + search.replace(/([?&])_routes=[^&]*&?/, '$1').replace(/[?&]$/, '');
  const isExpired = /(?:^|; )parley_auth_status=(user|expired)/.test(request.headers.get('cookie') ?? '');
  return redirect(signInHref(language, here, { role, isExpired }));
}
