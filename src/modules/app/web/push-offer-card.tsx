import { turnOnPush } from '#src/modules/notifications/web/push/subscribe-browser.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { OfferCard } from './offer-card.tsx';
import { refusePush } from './push-offer.ts';

/** Our own words come first: the browser's question can be answered only once. */
export function PushOffer({ publicKey, onDone }: { publicKey: string; onDone: () => void }) {
  const { t } = useTranslation();
  const answer = async (isWanted: boolean) => {
    onDone();
    if (!isWanted) return refusePush();
    try {
      if (await turnOnPush(publicKey)) showToast(t('app.push.isOn'), { tone: 'success' });
    } catch {
      showToast(t('app.push.failed'), { tone: 'danger' });
    }
  };
  return (
    <OfferCard
      title={t('app.ask.title')}
      text={t('app.ask.text')}
      yes={t('app.ask.yes')}
      no={t('app.ask.no')}
      onAnswer={answer}
    />
  );
}
