import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceGroup } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Radio } from '#src/ui/radio.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextareaField } from '#src/ui/textarea-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const LONGEST_NOTE = 1000;
const FORM = 'report-conversation';

interface ReportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  conversationId: number;
}

export default function ReportDialog({ isOpen, onOpenChange, conversationId }: ReportDialogProps) {
  const { t } = useTranslation();
  const [reasons, setReasons] = useState<{ id: number; value: string }[]>();
  const [problem, setProblem] = useState<{ reason?: string; form?: string }>({});
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    api('GET /config/:name/list', { name: 'report_reason_lists' })
      .then(({ report_reason_lists: list = [] }) =>
        setReasons(list.map(({ id, value }) => ({ id, value: String(value) }))),
      )
      .catch(() => setProblem({ form: t('chat.menu.reportReasonsFailed') }));
  }, [t]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const note = String(form.get('note') ?? '').trim();
    if (!form.get('reason')) return setProblem({ reason: t('chat.menu.reportChoose') });
    if (note.length > LONGEST_NOTE) return;
    setProblem({});
    setIsSending(true);
    try {
      const input = { id: conversationId, reason_id: Number(form.get('reason')), note };
      await api('POST /chat/conversations/:id/report', input);
      showToast(t('chat.menu.reportDone'), { tone: 'success' });
      onOpenChange(false);
    } catch (error) {
      setProblem({ form: (error as Error).message || t('chat.menu.failed') });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('chat.menu.reportTitle')}
      description={t('chat.menu.reportText')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={FORM} isLoading={isSending} disabled={!reasons}>
            {t('chat.menu.reportSend')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={send} className="grid gap-4">
        {problem.form ? <Notice tone="danger">{problem.form}</Notice> : null}
        {reasons ? (
          <ChoiceGroup legend={t('chat.menu.reportReason')} error={problem.reason}>
            <div className="sm:columns-2">
              {reasons.map(({ id, value }) => (
                <Radio key={id} name="reason" value={id} label={value} className="break-inside-avoid" />
              ))}
            </div>
          </ChoiceGroup>
        ) : (
          <Skeleton layout="full" count={4} />
        )}
        <TextareaField label={t('chat.menu.reportNote')} name="note" maxLength={LONGEST_NOTE} isCounted isOptional />
      </form>
    </Dialog>
  );
}
