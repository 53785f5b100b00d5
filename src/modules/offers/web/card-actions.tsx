import { Suspense, useState } from 'react';
import { insertText } from '#src/modules/chat/web/composer/insert-text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer } from '../offer-fields.ts';
import { mayStep } from './may-step.ts';

const AfterDialog = lazy(() => import('./after-dialog.tsx'));
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));
const OfferDialog = lazy(() => import('./offer-dialog.tsx'));
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'));

interface Opened {
  what: 'accept' | 'decline' | 'withdraw' | 'revise' | 'versions' | 'after';
  /** As it stood then: what is answered is what was read, and a newer version is refused by the server and read first. */
  offer: Offer;
}

interface CardActionsProps {
  offer: Offer;
  now: number;
  onTaken: (offer: Offer) => void;
}

/** What the reader may do with an offer now. */
export function CardActions({ offer, now, onTaken }: CardActionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);
  const may = (name: Parameters<typeof mayStep>[0]) => mayStep(name, offer, now);
  const open = (what: Opened['what']) => {
    setOpened({ what, offer });
    setIsOpen(true);
  };
  const hasHistory = offer.version > 1 && offer.side !== 'colleague';
  const isHired = offer.status === 'accepted' && offer.side === 'boss';
  if (!may('accept') && !may('revise') && !hasHistory && !isHired) return null;
  return (
    <div className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
      {may('accept') ? (
        <>
          <Button onClick={() => open('accept')}>{t('offers.accept')}</Button>
          <Button variant="secondary" onClick={() => insertText(offer.conversation_id, t('offers.question'))}>
            {t('offers.ask')}
          </Button>
          <Button variant="quiet" onClick={() => open('decline')}>
            {t('offers.dialogs.decline.button')}
          </Button>
        </>
      ) : null}
      {may('revise') ? (
        <>
          <Button size="sm" variant="secondary" onClick={() => open('revise')}>
            {t('offers.dialogs.revise.button')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => open('withdraw')}>
            {t('offers.dialogs.withdraw.button')}
          </Button>
        </>
      ) : null}
      {isHired ? (
        <Button size="sm" variant="secondary" onClick={() => open('after')}>
          {t('offers.after.button')}
        </Button>
      ) : null}
      {hasHistory ? (
        <Button size="sm" variant="quiet" onClick={() => open('versions')}>
          {t('offers.history')}
        </Button>
      ) : null}
      <Suspense>
        {opened ? (
          <OpenedDialog {...opened} latest={offer} onTaken={onTaken} isOpen={isOpen} onOpenChange={setIsOpen} />
        ) : null}
      </Suspense>
    </div>
  );
}

interface OpenedDialogProps extends Opened {
  latest: Offer;
  onTaken: (offer: Offer) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function OpenedDialog({ what, offer, latest, onTaken, ...dialog }: OpenedDialogProps) {
  if (what === 'after') return <AfterDialog offer={latest} {...dialog} />;
  if (what === 'versions') return <VersionsDialog offer={latest} {...dialog} />;
  if (what === 'revise') return <OfferDialog key={offer.version} offer={offer} onTaken={onTaken} {...dialog} />;
  return <AnswerDialog key={`${what} ${offer.version}`} kind={what} offer={offer} onTaken={onTaken} {...dialog} />;
}
