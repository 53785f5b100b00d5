import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export type CloseReason = 'hired' | 'cancelled' | 'other';

const REASONS: readonly CloseReason[] = ['hired', 'cancelled', 'other'];

interface CloseDialogProps {
  title: string;
  onCancel: () => void;
  onClose: (reason: CloseReason) => void;
}

/** Why a job closes is worth a press: it tells the waiting ones the truth. */
export default function CloseDialog({ title, onCancel, onClose }: CloseDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<CloseReason>('hired');
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      size="sm"
      title={t('employer.jobs.closeTitle', { title })}
      description={t('employer.jobs.closeText')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          <Button onClick={() => onClose(reason)}>{t('employer.jobs.close')}</Button>
        </>
      }
    >
      <ChoiceGroup legend={t('employer.jobs.closeReason')}>
        {REASONS.map((one) => (
          <Radio
            key={one}
            name="close-reason"
            label={t(`employer.jobs.reason.${one}`)}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </ChoiceGroup>
    </Dialog>
  );
}
