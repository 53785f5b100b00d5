import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ScreeningAnswer } from '../../chat-fields.ts';
import { answerText } from './message-preview.ts';

/** JOB-05: what the talent answered to the questions of the job, on a card within the first message. */
export function ScreeningAnswers({ answers }: { answers: readonly ScreeningAnswer[] }) {
  const { t } = useTranslation();
  return (
    <section className="-mx-1.5 mt-2 rounded-card border border-line bg-surface p-3 text-sm">
      <h3 className="flex items-center gap-2 font-semibold text-ink">
        <ClipboardCheck aria-hidden className="size-4 shrink-0 text-accent-ink" />
        {t('chat.message.answers')}
      </h3>
      <dl className="mt-2 grid gap-2">
        {answers.map((given, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored message never changes its answers
          <div key={index}>
            <dt dir="auto" className="break-words text-ink-muted">
              {given.question}
            </dt>
            <dd dir="auto" className="whitespace-pre-wrap break-words font-medium text-ink [overflow-wrap:anywhere]">
              {answerText(given, t)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
