import { Suspense, useEffect, useState } from 'react';
import { isSignedIn } from '#src/modules/accounts/web/sign-in-intent.ts';
import { useUnread } from '#src/modules/notifications/web/unread-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { isTimeToOffer } from './install-offer.ts';
import type { PushSubject } from './push-offer-card.tsx';
import { startApp } from './start-app.ts';

const InstallOffer = lazy(() => import('./install-offer-card.tsx').then((file) => ({ default: file.InstallOffer })));
const PushOffer = lazy(() => import('./push-offer-card.tsx').then((file) => ({ default: file.PushOffer })));

type Offer = { kind: 'install' } | { kind: 'push'; key: string; about: PushSubject };

const NONE = { chat: 0, notifications: 0 };

/** What makes a site an app: it comes after everything else, and offers itself when the time is right. One offer at a time. */
export default function AppOffers() {
  const [offer, setOffer] = useState<Offer>();
  useBadge();
  useEffect(() => {
    startApp();
    const isTime = isTimeToOffer(new Date(), isSignedIn());
    if (isTime && window.installPrompt) setOffer({ kind: 'install' });
    const onNews = (event: Event) => {
      const about = event instanceof CustomEvent && event.detail === 'alert' ? 'alert' : 'reply';
      import('./push-offer.ts')
        .then(({ findPushKey }) => findPushKey())
        .then(
          (key) => key && setOffer({ kind: 'push', key, about }),
          () => {},
        );
    };
    // Once a page: it is said with every message that is sent, and each time costs a call.
    addEventListener('parley-news', onNews, { once: true });
    return () => removeEventListener('parley-news', onNews);
  }, []);
  const onDone = () => setOffer(undefined);
  if (!offer) return null;
  return (
    <Suspense>
      {offer.kind === 'install' ? (
        <InstallOffer onDone={onDone} />
      ) : (
        <PushOffer publicKey={offer.key} about={offer.about} onDone={onDone} />
      )}
    </Suspense>
  );
}

/** The number on the icon of the installed app. */
function useBadge(): void {
  const { chat, notifications } = useUnread(NONE);
  const count = chat + notifications;
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {});
  }, [count]);
}
