import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { CardProps } from '#src/modules/chat/web/card-views.ts';
import { useNow } from '#src/modules/interviews/web/zone-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer } from '../offer-fields.ts';
import { isOpen } from '../offer-steps.ts';
import { CardActions } from './card-actions.tsx';
import { CardHeader } from './card-header.tsx';
import { CardOutcome } from './card-outcome.tsx';
import { OfferTerms } from './offer-terms.tsx';

/** An offer in its conversation: what is offered, what is new in it, and what the reader may do now. */
export function OfferCard({ data, conversation }: CardProps) {
  const { t } = useTranslation();
  const now = useNow();
  // What the server has answered stands until the conversation brings something newer.
  const [answered, setAnswered] = useState<{ to: CardProps['data']; offer: Offer }>();
  const offer = answered?.to === data ? answered.offer : (data as Offer);
  useTellViewed(offer);
  return (
    <section aria-label={t(`offers.preview.${offer.status}`)} className="w-[28rem] max-w-full space-y-4 py-1">
      <CardHeader offer={offer} now={now} />
      <OfferTerms offer={offer} />
      <CardOutcome offer={offer} />
      {now === null ? null : (
        <CardActions offer={offer} now={now} onTaken={(next) => setAnswered({ to: data, offer: next })} />
      )}
      {offer.side === 'talent' && isOpen(offer.status) ? (
        <p className="flex gap-2 border-line border-t pt-3 text-ink-muted text-sm">
          <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {conversation.company.is_verified ? `${t('offers.verified', { company: offer.company_name })} ` : null}
            {t('offers.safe')}
          </span>
        </p>
      ) : null}
    </section>
  );
}

/** Once for each version; whether the employer hears of it is nothing that the reader should be kept up with. */
function useTellViewed({ id, side, status, version }: Offer): void {
  const isNew = side === 'talent' && status === 'sent';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is read anew
  useEffect(() => {
    if (isNew) api('POST /offers/:id/view', { id }).catch(() => undefined);
  }, [id, isNew, version]);
}
