import { api } from '#src/browser/api.ts';
import { turnOnPush } from '#src/modules/notifications/web/push/subscribe-browser.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { OfferCard } from './offer-card.tsx';
import { refusePush } from './push-offer.ts';

const ALERT_PUSH = { kind: 'job_alert', channel: 'push', is_on: true } as const;

/** What someone has just done that they may want to hear more of. */
export type PushSubject = 'reply' | 'alert';

interface PushOfferProps {
  publicKey: string;
  about: PushSubject;
  onDone: () => void;
}

/** Our own words come first: the browser's question can be answered only once. */
export function PushOffer({ publicKey, about, onDone }: PushOfferProps) {
  const { t } = useTranslation();
  const answer = async (isWanted: boolean) => {
    onDone();
    if (!isWanted) return refusePush();
    try {
      if (!(await turnOnPush(publicKey))) return;
      // Alerts come by email alone until someone says otherwise, as they just have.
      if (about === 'alert') await api('POST /notification/settings', { changes: [ALERT_PUSH] });
      showToast(t('app.push.isOn'), { tone: 'success' });
    } catch {
      showToast(t('app.push.failed'), { tone: 'danger' });
    }
  };
  return (
    <OfferCard
      title={t(about === 'alert' ? 'app.ask.alertTitle' : 'app.ask.title')}
      text={t(about === 'alert' ? 'app.ask.alertText' : 'app.ask.text')}
      yes={t('app.ask.yes')}
      no={t('app.ask.no')}
      onAnswer={answer}
    />
  );
}
