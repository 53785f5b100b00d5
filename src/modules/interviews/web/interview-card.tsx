import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { CardProps } from '#src/modules/chat/web/card-views.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../interview-fields.ts';
import { InterviewBody } from './interview-body.tsx';

/** An interview in its conversation: what is agreed on, whose turn it is, and what the reader may do now. */
export function InterviewCard({ data }: CardProps) {
  const { t } = useTranslation();
  // What the server has answered stands until the conversation brings something newer.
  const [answered, setAnswered] = useState<{ to: CardProps['data']; interview: Interview }>();
  const interview = answered?.to === data ? answered.interview : (data as Interview);
  const isTalk = interview.kind === 'video' ? 'interviews.details.video' : 'interviews.details.onSite';
  return (
    <section aria-label={t(`interviews.preview.${interview.status}`)} className="w-[26rem] max-w-full space-y-4 py-1">
      <header className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
          <CalendarClock aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">{t(`interviews.preview.${interview.status}`)}</h3>
          <p className="text-ink-muted text-sm">
            {t('interviews.minutes', { count: interview.minutes })} · {t(isTalk)}
          </p>
        </div>
      </header>
      <InterviewBody interview={interview} onTaken={(next) => setAnswered({ to: data, interview: next })} />
    </section>
  );
}
