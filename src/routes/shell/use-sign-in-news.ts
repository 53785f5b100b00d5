import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored } from '#src/browser/storage.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** Goes on with what was wanted before the sign-in, and tells when another tab has signed out. */
export function useSignInNews(): void {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page may be the one where something waits
  useEffect(() => {
    // Rare, so that the rest comes only when there is something to complete.
    if (!readStored('parley.intent', () => sessionStorage)) return;
    import('./sign-in-intents.ts')
      .then(({ completeIntent }) => completeIntent())
      .then((text) => {
        if (text) showToast(t(text), { tone: 'success' });
      })
      .catch((error: Error) => showToast(error.message || t('accounts.intent.failed'), { tone: 'danger' }));
  }, [pathname, search]);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('parley-session');
    channel.onmessage = ({ data }) => {
      if (data?.type !== 'signed-out') return;
      const redirect = encodeURIComponent(window.location.pathname + window.location.search);
      const onAction = () => navigate(`/${language}/get-started?redirect=${redirect}`);
      showToast(t('accounts.news.signedOut'), { duration: 0, action: { label: t('accounts.news.signIn'), onAction } });
    };
    return () => channel.close();
  }, [t, language, navigate]);
}
