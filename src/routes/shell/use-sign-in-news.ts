import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { completeIntent, signInHref } from '#src/modules/accounts/web/sign-in-intent.ts';
import { listenToTabs } from '#src/session-end.ts';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { registerIntents } from './sign-in-intents.ts';

/** Goes on with what was wanted before the sign-in, and tells when another tab has signed out. */
export function useSignInNews(): void {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page may be the one where something waits
  useEffect(() => {
    registerIntents();
    completeIntent()
      .then((text) => {
        if (text) showToast(t(text), { tone: 'success' });
      })
      .catch((error: Error) => showToast(error.message || t('accounts.intent.failed'), { tone: 'danger' }));
  }, [pathname, search]);

  useEffect(
    () =>
      listenToTabs(({ type }) => {
        if (type !== 'signed-out') return;
        const { pathname: path, search: query } = window.location;
        const onAction = () => navigate(signInHref(language, path + query));
        showToast(t('accounts.news.signedOut'), {
          duration: 0,
          action: { label: t('accounts.news.signIn'), onAction },
        });
      }),
    [t, language, navigate],
  );
}
