import { useTranslation } from '#src/ui/translation.tsx';
import { refuseOffer } from './install-offer.ts';
import { OfferCard } from './offer-card.tsx';

export function InstallOffer({ onDone }: { onDone: () => void }) {
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
