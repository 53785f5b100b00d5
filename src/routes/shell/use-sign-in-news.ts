import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored } from '#src/browser/storage.ts';
import { fetchScript } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** Goes on with what was wanted before the sign-in, and tells when another tab has signed out. */
export function useSignInNews(): void {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page may be the one where something waits
  useEffect(() => {
    if (readStored('parley.intent', () => sessionStorage)) loadNews(({ goOn }) => goOn(t));
  }, [pathname, search]);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('parley-session');
    channel.onmessage = ({ data }) => {
      if (data?.type !== 'signed-out') return;
      const signIn = (redirect: string) => navigate(`/${language}/get-started?redirect=${redirect}`);
      loadNews(({ tellSignedOut }) => tellSignedOut(t, signIn));
    };
    return () => channel.close();
  }, [t, language, navigate]);
}

/** Rare: it comes when there is something to tell. */
function loadNews(tell: (news: typeof import('./sign-in-news.ts')) => unknown): void {
  fetchScript(() => import('./sign-in-news.ts')).then(tell, () => undefined);
}
