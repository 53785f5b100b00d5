import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { DeclineReason } from '../../application-stages.ts';
import type { CompanyApplication } from '../../applications.contract.ts';
import { DeclineFields } from './decline-fields.tsx';

interface NotSuitableDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  id: number;
  name: string;
  onDecided: (application: CompanyApplication) => void;
}

/** Why not, in one of the kind reasons and in own words. */
export default function NotSuitableDialog({ isOpen, onOpenChange, id, name, onDecided }: NotSuitableDialogProps) {
  const { t } = useTranslation();
  const { isBusy, problem, call } = useCall(t('applications.list.failed'));
  const [reason, setReason] = useState<DeclineReason | ''>('');
  const [note, setNote] = useState('');
  const send = () =>
    call(async () => {
      const why = reason ? { reason } : {};
      onDecided(await api('POST /job-applications/:id/decide', { id, stage: 'not_suitable', note, ...why }));
      onOpenChange(false);
    });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('inbox.application.dialogTitle', { name })}
      footer={
        <Button isLoading={isBusy} onClick={send}>
          {t('inbox.application.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-muted">{t('inbox.application.dialogText')}</p>
        <DeclineFields reason={reason} onReason={setReason} note={note} onNote={setNote} problem={problem} />
      </div>
    </Dialog>
  );
}
