import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DECLINE_REASONS, type DeclineReason } from '../../application-stages.ts';
import type { CompanyApplication } from '../../applications.contract.ts';

const LONGEST_NOTE = 1000;

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
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    setProblem('');
    try {
      const why = reason ? { reason: reason as DeclineReason } : {};
      onDecided(await api('POST /job-applications/:id/decide', { id, stage: 'not_suitable', note, ...why }));
      onOpenChange(false);
    } catch (error) {
      setProblem((error as Error).message || t('applications.list.failed'));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('inbox.application.dialogTitle', { name })}
      footer={
        <Button isLoading={isSending} onClick={send}>
          {t('inbox.application.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-muted">{t('inbox.application.dialogText')}</p>
        <NativeSelect
          label={t('inbox.application.reason')}
          options={[
            { value: '', label: t('inbox.application.noReason') },
            ...DECLINE_REASONS.map((value) => ({ value, label: t(`inbox.application.reasons.${value}`) })),
          ]}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextareaField
          label={t('inbox.application.note')}
          dir="auto"
          rows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          error={problem}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
