import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { withSession } from '#src/modules/accounts/web/with-session.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceGroup } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Radio } from '#src/ui/radio.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextareaField } from '#src/ui/textarea-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const LONGEST_NOTE = 1000;
const FORM = 'report';

interface ReportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  intro: string;
  /** Tells the server; visitors may report too. */
  onSend: (report: { reason_id: number; note: string }) => Promise<unknown>;
}

/** What is wrong with a company, a job or a conversation: a reason, and a note for whoever wants to say more. */
export default function ReportDialog({ isOpen, onOpenChange, title, intro, onSend }: ReportDialogProps) {
  const { t } = useTranslation();
  const { reasons, hasFailed, load } = useReasons();
  const [problem, setProblem] = useState<{ reason?: string; form?: string }>({});
  const [isSending, setIsSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const note = String(form.get('note') ?? '').trim();
    if (!form.get('reason')) return setProblem({ reason: t('companies.report.chooseReason') });
    if (note.length > LONGEST_NOTE) return;
    setProblem({});
    setIsSending(true);
    try {
      const report = { reason_id: Number(form.get('reason')), note };
      await withSession(() => onSend(report));
      showToast(t('companies.report.done'), { tone: 'success' });
      onOpenChange(false);
    } catch (error) {
      setProblem({ form: (error as Error).message || t('companies.report.failed') });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={intro}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={FORM} isLoading={isSending} disabled={!reasons}>
            {t('companies.report.send')}
          </Button>
        </>
      }
    >
      {hasFailed ? <ErrorState message={t('companies.report.reasonsFailed')} onRetry={load} /> : null}
      {!reasons && !hasFailed ? <Skeleton layout="full" count={4} /> : null}
      {reasons ? (
        <form id={FORM} onSubmit={send} className="grid gap-4">
          {problem.form ? <Notice tone="danger">{problem.form}</Notice> : null}
          <ChoiceGroup legend={t('companies.report.reason')} error={problem.reason}>
            <div className="sm:columns-2">
              {reasons.map(({ id, value }) => (
                <Radio key={id} name="reason" value={id} label={value} className="break-inside-avoid" />
              ))}
            </div>
          </ChoiceGroup>
          <TextareaField label={t('companies.report.note')} name="note" maxLength={LONGEST_NOTE} isCounted isOptional />
        </form>
      ) : null}
    </Dialog>
  );
}

function useReasons() {
  const [reasons, setReasons] = useState<{ id: number; value: string }[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    api('GET /config/:name/list', { name: 'report_reason_lists' })
      .then(({ report_reason_lists: list = [] }) =>
        setReasons(list.map(({ id, value }) => ({ id, value: String(value) }))),
      )
      .catch(() => setHasFailed(true));
  }, []);
  useEffect(load, [load]);
  return { reasons, hasFailed, load };
}
