import { useEffect, useState } from 'react';
import { isSignedIn } from '#src/modules/accounts/web/sign-in-intent.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { isTimeToOffer, refuseOffer } from './install-offer.ts';
import { OfferCard } from './offer-card.tsx';
import { startApp } from './start-app.ts';

/** What makes a site an app: it comes after everything else, and offers itself when the time is right. */
export default function AppOffers() {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    startApp();
    const isTime = isTimeToOffer(new Date(), isSignedIn());
    setIsOffered(isTime && window.installPrompt !== undefined);
  }, []);
  return isOffered ? <InstallOffer onDone={() => setIsOffered(false)} /> : null;
}

function InstallOffer({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const answer = async (isWanted: boolean) => {
    onDone();
    // A browser asks once; who says no there has said no.
    const outcome = isWanted ? await window.installPrompt?.prompt() : undefined;
    if (outcome?.outcome !== 'accepted') refuseOffer();
  };
  return (
    <OfferCard
      title={t('app.install.title')}
      text={t('app.install.text')}
      yes={t('app.install.yes')}
      no={t('app.install.no')}
      onAnswer={answer}
    />
  );
}
