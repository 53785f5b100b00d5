import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const LONGEST_NOTE = 1000;

interface ReportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  intro: string;
  /** Whom or what the reasons must fit. */
  about: 'job' | 'company' | 'boss' | 'candidate';
  onReport: (report: { reason_id: number; note: string }) => Promise<unknown>;
}

/** Asks what is wrong with something. What was typed stays until the report has arrived. */
export default function ReportDialog({ isOpen, onOpenChange, title, intro, about, onReport }: ReportDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { reasons, hasFailed, load } = useReasons(about);
  const [problem, setProblem] = useState<{ reason?: string; form?: string }>({});
  const [isSending, setIsSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const note = String(form.get('note') ?? '').trim();
    if (!form.get('reason')) return setProblem({ reason: t('ui.report.chooseReason') });
    if (note.length > LONGEST_NOTE) return;
    setProblem({});
    setIsSending(true);
    try {
      await onReport({ reason_id: Number(form.get('reason')), note });
      showToast(t('ui.report.done'), { tone: 'success' });
      onOpenChange(false);
    } catch (error) {
      setProblem({ form: (error as Error).message || t('ui.report.failed') });
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
          <Button type="submit" form={formId} isLoading={isSending} disabled={!reasons}>
            {t('ui.report.send')}
          </Button>
        </>
      }
    >
      {hasFailed ? <ErrorState message={t('ui.report.reasonsFailed')} onRetry={load} /> : null}
      {!reasons && !hasFailed ? <Skeleton layout="full" count={4} /> : null}
      {reasons ? (
        <form id={formId} onSubmit={send} className="grid gap-4">
          {problem.form ? <Notice tone="danger">{problem.form}</Notice> : null}
          <ChoiceGroup legend={t('ui.report.reason')} error={problem.reason}>
            <div className="sm:columns-2">
              {reasons.map(({ id, value }) => (
                <Radio key={id} name="reason" value={id} label={value} className="break-inside-avoid" />
              ))}
            </div>
          </ChoiceGroup>
          <TextareaField label={t('ui.report.note')} name="note" maxLength={LONGEST_NOTE} isCounted isOptional />
        </form>
      ) : null}
    </Dialog>
  );
}

function useReasons(about: ReportDialogProps['about']) {
  const [reasons, setReasons] = useState<{ id: number; value: string }[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    api('GET /config/:name/list', { name: 'report_reason_lists' })
      .then(({ report_reason_lists: list = [] }) =>
        setReasons(
          list
            .filter((row) => (row.about as string[]).includes(about))
            .map(({ id, value }) => ({ id, value: String(value) })),
        ),
      )
      .catch(() => setHasFailed(true));
  }, [about]);
  useEffect(load, [load]);
  return { reasons, hasFailed, load };
}
