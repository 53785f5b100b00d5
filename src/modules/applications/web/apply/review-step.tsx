import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ResumeChoice } from '../../applications.contract.ts';
import { type ApplyForm, keyOf } from './apply-form.ts';

interface ReviewStepProps {
  name: string;
  form: ApplyForm;
  resumes: readonly ResumeChoice[];
  questions: JobDetail['screening_questions'];
  isAnswered: boolean;
  onEdit: (step: 'resume' | 'questions') => void;
}

/** Exactly what goes out, each with a way back to it. Without scripts the form above it shows the same. */
export function ReviewStep({ name, form, resumes, questions, isAnswered, onEdit }: ReviewStepProps) {
  const { t } = useTranslation();
  const chosen = resumes.filter((resume) => form.resumes.includes(keyOf(resume)));
  const wordFor = (kind: string, answer: string) =>
    kind === 'yes_no' && answer ? t(answer === 'yes' ? 'chat.start.yes' : 'chat.start.no') : answer;
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-line border-line border-y [@media(scripting:none)]:hidden">
        <Row title={t('applications.steps.resume')} onEdit={() => onEdit('resume')}>
          {chosen.map((resume) => (
            <span key={keyOf(resume)} className="wrap-anywhere block font-semibold text-ink">
              <bdi>{resume.name}</bdi>
            </span>
          ))}
        </Row>
        {questions.map(({ id, question, kind }) => (
          <Row key={id} title={question} onEdit={() => onEdit('questions')}>
            <span dir="auto" className="block whitespace-pre-wrap break-words text-ink">
              {wordFor(kind, form.answers[id] ?? '')}
            </span>
          </Row>
        ))}
      </dl>
      {isAnswered ? <p className="text-ink-muted text-sm">{t('applications.review.answered')}</p> : null}
      <Notice tone="warning">
        <p className="flex gap-2">
          <Timer aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('applications.review.clock', { name })}
        </p>
      </Notice>
      <p className="text-ink-muted text-sm">{t('applications.review.name', { name })}</p>
    </div>
  );
}

function Row({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-3 sm:grid-cols-[12rem_1fr_auto]">
      <dt className="wrap-anywhere text-ink-muted text-sm max-sm:col-start-1">
        <bdi>{title}</bdi>
      </dt>
      <dd className="min-w-0 max-sm:col-start-1">{children}</dd>
      <dd className="max-sm:col-start-2 max-sm:row-start-1">
        <Button
          type="button"
          size="sm"
          variant="quiet"
          aria-label={`${t('applications.edit')}: ${title}`}
          onClick={onEdit}
        >
          {t('applications.edit')}
        </Button>
      </dd>
    </div>
  );
}
