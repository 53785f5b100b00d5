import { CircleCheck, CircleDashed } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { ApiError } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Practice } from '../coach.contract.ts';
import { LONGEST_ANSWER } from '../coach-limits.ts';

type Asked = Practice['asked'][number];

/** An interview that is practised: what was asked and answered, the question that waits, and the summary at the end. */
export function PracticeView({ begun }: { begun: Practice }) {
  const { t } = useTranslation();
  const [practice, setPractice] = useState(begun);
  const { asked, questions, is_finished, summary } = practice;
  return (
    <div className="grid min-w-0 gap-5">
      <ol className="grid min-w-0 gap-5">
        {asked.map((one, at) => (
          <li key={one.text}>
            <Card
              as="section"
              aria-label={t('coach.practice.progress', { at: at + 1, all: questions })}
              className="grid gap-3"
            >
              <p className="text-ink-muted text-sm">{t('coach.practice.progress', { at: at + 1, all: questions })}</p>
              <h2 className="font-semibold text-ink text-lg" dir="auto">
                {one.text}
              </h2>
              {one.answer ? (
                <Answered answer={one.answer} />
              ) : (
                <AnswerForm id={practice.id} place={at} onAnswered={setPractice} isNew={at > 0} />
              )}
            </Card>
          </li>
        ))}
      </ol>
      {is_finished && summary ? <Summary summary={summary} /> : null}
      <p className="text-ink-muted text-sm">{t('coach.practice.by')}</p>
    </div>
  );
}

function Answered({ answer: { text, findings } }: { answer: NonNullable<Asked['answer']> }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="whitespace-pre-wrap break-words rounded-control bg-sunken p-3 text-ink" dir="auto">
        {text}
      </p>
      <ul className="grid gap-2">
        {findings.map(({ rule, is_met, title, text: said }) => (
          <li key={rule} className="flex gap-2.5 text-sm">
            {is_met ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            ) : (
              <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-apricot-ink" />
            )}
            <span className="text-ink">
              <span className="font-medium">{title}</span>
              <span className="sr-only">. {t(is_met ? 'coach.practice.met' : 'coach.practice.missed')}</span>
              <span className="text-ink-muted"> · {said}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AnswerFormProps {
  id: number;
  place: number;
  /** It has just come: the keyboard goes there. */
  isNew: boolean;
  onAnswered: (practice: Practice) => void;
}

function AnswerForm({ id, place, isNew, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus({ preventScroll: false });
  }, [isNew]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || text.trim() === '') return;
    setIsSending(true);
    setProblem('');
    try {
      onAnswered(await api('POST /coach/practices/:id/answers', { id, place, text }));
    } catch (error) {
      setProblem((error as ApiError).message || t('coach.practice.failed'));
      setIsSending(false);
    }
  };
  return (
    <form onSubmit={send} className="grid gap-3">
      <TextareaField
        ref={field}
        label={t('coach.practice.answer')}
        rows={6}
        dir="auto"
        maxLength={LONGEST_ANSWER}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <Button type="submit" isLoading={isSending} className="justify-self-start">
        {t('coach.practice.send')}
      </Button>
    </form>
  );
}

function Summary({ summary: { rules, advice } }: { summary: NonNullable<Practice['summary']> }) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="practice-summary" className="grid gap-3">
      <h2 id="practice-summary" tabIndex={-1} className="font-semibold text-ink text-lg">
        {t('coach.practice.summary')}
      </h2>
      <ul className="grid gap-1.5 text-sm">
        {rules.map(({ rule, title, met, of }) => (
          <li key={rule} className="flex justify-between gap-3">
            <span className="text-ink">{title}</span>
            <span className="text-ink-muted tabular-nums">{t('coach.practice.counted', { met, all: of })}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink">
        {advice ? `${t('coach.practice.first')} ${advice}` : t('coach.practice.allMet')}
      </p>
    </Card>
  );
}
