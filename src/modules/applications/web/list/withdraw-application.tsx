import { api } from '#src/browser/api.ts';
import { markJob } from '#src/modules/jobs/web/job-marks.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
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
  const { isBusy, problem, call } = useCall(t('applications.list.failed'));
  const withdraw = () =>
    call(async () => {
      const { job_id, applied_at } = await api('POST /job-applications/:id/withdraw', { id: application.id });
      if (job_id) markJob(job_id, { application: { applied_at, is_withdrawn: true } });
      onOpenChange(false);
      showToast(t('applications.withdraw.done'), { tone: 'success' });
      onDone();
    });
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
          <Button isLoading={isBusy} onClick={withdraw}>
            {t('applications.withdraw.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t('applications.withdraw.text', { name: callEmployer(application) })}</p>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
    </Dialog>
  );
}
