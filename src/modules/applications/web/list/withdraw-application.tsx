import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { markJob } from '#src/modules/jobs/web/job-marks.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Application } from '../../applications.contract.ts';
import { callEmployer } from '../timeline.tsx';

interface WithdrawApplicationProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  application: Application;
  onDone: () => void;
}

/** Asks once more: a withdrawal is told at once and is for good. */
export default function WithdrawApplication({ isOpen, onOpenChange, application, onDone }: WithdrawApplicationProps) {
  const { t } = useTranslation();
  const [isSending, setIsSending] = useState(false);
  const withdraw = async () => {
    setIsSending(true);
    try {
      const { job_id, applied_at } = await api('POST /job-applications/:id/withdraw', { id: application.id });
      if (job_id) markJob(job_id, { application: { applied_at, is_withdrawn: true } });
      onOpenChange(false);
      showToast(t('applications.withdraw.done'), { tone: 'success' });
      onDone();
    } catch (error) {
      showToast((error as Error).message || t('applications.list.failed'), { tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('applications.withdraw.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('applications.withdraw.keep')}
          </Button>
          <Button isLoading={isSending} onClick={withdraw}>
            {t('applications.withdraw.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t('applications.withdraw.text', { name: callEmployer(application) })}</p>
    </Dialog>
  );
}
