import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { useTranslation } from '#src/ui/translation.tsx';
import { completeIntent } from './sign-in-intents.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Goes on with what was wanted before the sign-in. */
export async function goOn(t: Translate): Promise<void> {
  try {
    const text = await completeIntent();
    if (text) showToast(t(text), { tone: 'success' });
  } catch (error) {
    showToast((error as Error).message || t('accounts.intent.failed'), { tone: 'danger' });
  }
}

/** Says that another tab has signed out. */
export function tellSignedOut(t: Translate, signIn: (redirect: string) => void): void {
  const redirect = encodeURIComponent(window.location.pathname + window.location.search);
  const action = { label: t('accounts.news.signIn'), onAction: () => signIn(redirect) };
  showToast(t('accounts.news.signedOut'), { duration: 0, action });
}
