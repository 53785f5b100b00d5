import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { callName } from '#src/modules/chat/web/call-name.ts';
import { SendButton } from '#src/modules/chat/web/send-button.tsx';
import { StartQuestions } from '#src/modules/chat/web/start/start-questions.tsx';
import { LONGEST_TEXT } from '#src/modules/chat/web/sync/chat-limits.ts';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Application, ResumeChoice } from '../../applications.contract.ts';
import { keepApplyDraft } from './apply-draft.ts';
import { keyOf } from './apply-form.ts';
import { ResumeStep } from './resume-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { type Refused, type Step, useApply } from './use-apply.ts';

interface ApplyFlowProps {
  job: JobDetail;
  resumes: ResumeChoice[];
  isAnswered: boolean;
  asksCountry: boolean;
  refused?: Refused;
  /** EMP-08: what the steps were opened from. */
  from?: string | undefined;
  /** Within a dialog, which has a title of its own. */
  onSent?: (application: Application) => void;
}

const titles = {
  resume: 'applications.resume.title',
  questions: 'chat.start.questions',
  review: 'applications.review.title',
} as const;

/**
 * Resume, questions, review. It is one form, of which scripts show a step at a time; without them all of it is shown and
 * sent at once.
 */
export function ApplyFlow({ job, resumes: known, isAnswered, asksCountry, refused, from, onSent }: ApplyFlowProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState<ResumeChoice[]>([]);
  const resumes = [...added.filter((one) => !known.some((other) => keyOf(other) === keyOf(one))), ...known];
  const questions = isAnswered ? [] : job.screening_questions;
  const steps: Step[] = questions.length > 0 ? ['resume', 'questions', 'review'] : ['resume', 'review'];
  const apply = useApply({ jobId: job.id, steps, resumes, refused, form, from, onSent });
  const { typed, step, problem } = apply;
  const name = callName(job.recruiter);
  const Heading = onSent ? 'h3' : 'h1';
  const shown = (one: Step) => classNames('gap-4', step === one ? 'grid' : 'hidden [@media(scripting:none)]:grid');
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={apply.send}
      // A dialog can be closed at any letter.
      onInput={() => keepApplyDraft(job.id, apply.read())}
      className="grid grid-cols-1 gap-6"
    >
      <Steps
        label={t('applications.steps.label')}
        steps={steps.map((one) => t(`applications.steps.${one}`))}
        current={steps.indexOf(step)}
      />
      <header>
        <Heading
          ref={apply.heading}
          tabIndex={-1}
          className={classNames('font-bold text-ink', onSent ? 'text-lg' : 'text-2xl sm:text-3xl')}
        >
          {t(titles[step], { name })}
        </Heading>
        {step === 'questions' ? null : (
          <p className="mt-1 text-ink-muted">{t(`applications.${step}.text`, { name })}</p>
        )}
      </header>
      {problem.text && step !== 'resume' ? (
        <div role="alert">
          <Notice tone="danger">{problem.text}</Notice>
        </div>
      ) : null}
      <div className={shown('resume')}>
        <ResumeStep
          resumes={resumes}
          chosen={typed.resumes}
          problem={step === 'resume' ? problem.text : ''}
          onChoose={(keys) => apply.change({ ...apply.read(), resumes: keys })}
          onAdded={(resume) => {
            setAdded((before) => [resume, ...before]);
            apply.change({ ...apply.read(), resumes: [...typed.resumes, keyOf(resume)].slice(-3) });
          }}
        />
      </div>
      <div className={shown('questions')}>
        <StartQuestions
          // What was kept is known after the page has come alive; the fields then begin with it.
          key={apply.isKept ? 'kept' : 'fresh'}
          questions={questions}
          given={typed.answers}
          problems={problem.fields}
        />
      </div>
      <div className={shown('review')}>
        <TextareaField
          label={t('applications.review.message')}
          name="text"
          dir="auto"
          rows={3}
          maxLength={LONGEST_TEXT}
          value={typed.text}
          onChange={(event) => apply.change({ ...apply.read(), text: event.target.value })}
        />
        {asksCountry ? (
          <Notice tone="warning" title={t('chat.start.countryTitle')}>
            <p>{t('chat.start.country', { countries: job.remote_countries.map(({ value }) => value).join(', ') })}</p>
            <Checkbox name="confirm_country" value="yes" required label={t('chat.start.confirm')} />
          </Notice>
        ) : null}
        <ReviewStep
          name={name}
          form={typed}
          resumes={resumes}
          questions={questions}
          isAnswered={isAnswered && job.screening_questions.length > 0}
          onEdit={apply.show}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {step === 'review' ? null : (
          <Button type="button" size="lg" className="[@media(scripting:none)]:hidden" onClick={apply.goOn}>
            {t('applications.continue')}
          </Button>
        )}
        <span className={shown('review')}>
          <SendButton size="lg" isLoading={apply.isSending}>
            {t('applications.review.send', { name })}
          </SendButton>
        </span>
        {step === 'resume' ? null : (
          <Button
            type="button"
            size="lg"
            variant="quiet"
            onClick={() => apply.show(steps[steps.indexOf(step) - 1] ?? 'resume')}
          >
            {t('applications.back')}
          </Button>
        )}
      </div>
    </Form>
  );
}
