import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { noteConsent, onConsent } from '#src/modules/tracking/web/consent.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { FootCard } from '#src/ui/layout/foot-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Asked once where the law asks for it; yes and no weigh the same. */
export default function ConsentBanner() {
  const { t, language } = useTranslation();
  const [isAnswered, setIsAnswered] = useState(false);
  // The cookie policy has a switch that answers too.
  useEffect(() => onConsent(() => setIsAnswered(true)), []);
  if (isAnswered) return null;
  const answer = (said: 'yes' | 'no') => {
    // An early press may be made again before the effect above has run.
    setIsAnswered(true);
    noteConsent(said === 'yes' ? 'given' : 'refused');
    // A failure is no yes: nothing is counted, and the next page asks again.
    api('POST /jobseeker/user-settings', { consent: said }).catch(() => {});
  };
  return (
    <FootCard labelledBy="consent-title" className="max-w-2xl sm:p-5">
      <h2 id="consent-title" className="font-semibold text-ink">
        {t('shell.consent.title')}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">
        {t('shell.consent.text')}{' '}
        <Link to={`/${language}/cookies`} className="font-medium text-accent-ink underline underline-offset-4">
          {t('shell.consent.more')}
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => answer('no')}>
          {t('shell.consent.no')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => answer('yes')}>
          {t('shell.consent.yes')}
        </Button>
      </div>
    </FootCard>
  );
}
