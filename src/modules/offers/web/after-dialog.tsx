import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer } from '../offer-fields.ts';
import type { offersContract } from '../offers.contract.ts';

interface AfterDialogProps {
  offer: Offer;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** After a yes: the job may close and the others may hear of it. Nothing is chosen beforehand. */
export default function AfterDialog({ offer, isOpen, onOpenChange }: AfterDialogProps) {
  const { t } = useTranslation();
  const { isBusy, problem, setProblem, call } = useCall(t('offers.failed'));
  const [left, setLeft] = useState<AnswerOf<(typeof offersContract)['GET /offers/:id/others']>>();
  const [isClosing, setIsClosing] = useState(false);
  const [isTelling, setIsTelling] = useState(false);
  const { id, name } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew each time it opens
  useEffect(() => {
    if (!isOpen) return;
    api('GET /offers/:id/others', { id }).then(setLeft, (error: Error) =>
      setProblem(error.message || t('offers.failed')),
    );
  }, [id, isOpen]);
  const job = left?.job;
  const run = () =>
    call(async () => {
      if (isTelling) await api('POST /offers/:id/tell-others', { id });
      setIsTelling(false);
      if (isClosing && job) await api('POST /recruiters/jobs/:id/close', { id: job.id, reason: 'hired' });
      setIsClosing(false);
      showToast(t('offers.after.done'), { tone: 'success' });
      onOpenChange(false);
    });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('offers.after.title')}
      description={t('offers.after.text', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('offers.back')}
          </Button>
          <Button isLoading={isBusy} disabled={!isClosing && !isTelling} onClick={run}>
            {t('offers.after.confirm')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Illustration name="offer" isSmall />
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {left ? null : <p role="status">{problem ? null : t('offers.form.loading')}</p>}
        {job && job.status !== 'closed' ? (
          <Checkbox
            label={t('offers.after.close', { job: job.title })}
            description={t('offers.after.closeHint')}
            checked={isClosing}
            onChange={(event) => setIsClosing(event.target.checked)}
          />
        ) : null}
        {left && job?.status === 'closed' ? <p className="text-ink-muted">{t('offers.after.closed')}</p> : null}
        {left && left.others > 0 ? (
          <Checkbox
            label={t('offers.after.tell', { count: left.others })}
            description={t('offers.after.tellHint')}
            checked={isTelling}
            onChange={(event) => setIsTelling(event.target.checked)}
          />
        ) : null}
        {left?.others === 0 ? <p className="text-ink-muted">{t('offers.after.nobody')}</p> : null}
      </div>
    </Dialog>
  );
}
