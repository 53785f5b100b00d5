import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { DeclineReason, Offer } from '../offer-fields.ts';
import { sayDay, sayPay } from '../say-terms.ts';

interface AnswerDialogProps {
  kind: 'accept' | 'decline' | 'withdraw';
  offer: Offer;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTaken: (offer: Offer) => void;
}

const reasons: DeclineReason[] = ['pay', 'other_offer', 'timing', 'conditions', 'other'];

/** A yes, a no or a change of mind; what cannot be undone is asked for once more. */
export default function AnswerDialog({ kind, offer, isOpen, onOpenChange, onTaken }: AnswerDialogProps) {
  const { t, language } = useTranslation();
  const { isBusy, problem, call } = useCall(t('offers.failed'));
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { id, version, name } = offer;
  const send = () => {
    setIsChecked(true);
    if (kind === 'decline' && !reason) return;
    return call(async () => {
      if (kind === 'accept') onTaken(await api('POST /offers/:id/accept', { id, version }));
      else if (kind === 'withdraw') onTaken(await api('POST /offers/:id/withdraw', { id, note }));
      else onTaken(await api('POST /offers/:id/decline', { id, note, ...(reason && { reason }) }));
      onOpenChange(false);
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={t(`offers.dialogs.${kind}.title`)}
      description={t(`offers.dialogs.${kind}.text`, { name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('offers.back')}
          </Button>
          <Button isLoading={isBusy} variant={kind === 'withdraw' ? 'danger' : 'primary'} onClick={send}>
            {t(`offers.dialogs.${kind}.send`)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {kind === 'withdraw' ? null : (
          <p className="text-sm">
            <HelpLink about="offers" />
          </p>
        )}
        {kind === 'accept' ? (
          <p className="rounded-control bg-accent-soft px-3 py-2">
            <bdi className="block font-semibold">{offer.title}</bdi>
            <bdi className="block">{sayPay(offer, t, language)}</bdi>
            <span className="block">{sayDay(offer.starts_on, language)}</span>
          </p>
        ) : null}
        {kind === 'decline' ? (
          <ChoiceGroup
            legend={t('offers.dialogs.decline.choice')}
            error={isChecked && !reason ? t('offers.chooseOne') : undefined}
          >
            {reasons.map((one) => (
              <Radio
                key={one}
                name="decline-reason"
                checked={reason === one}
                onChange={() => setReason(one)}
                label={t(`offers.reasons.${one}`)}
              />
            ))}
          </ChoiceGroup>
        ) : null}
        {kind === 'accept' ? null : (
          <TextareaField
            label={t(`offers.dialogs.${kind}.note`, { name })}
            dir="auto"
            isOptional
            rows={3}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
