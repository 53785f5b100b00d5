import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { CardProps } from '#src/modules/chat/web/card-views.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../interview-fields.ts';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { ChooseTime } from './choose-time.tsx';
import { BothTimes, useNow } from './zone-time.tsx';

/** An interview in its conversation: what is agreed on, whose turn it is, and what the reader may do now. */
export function InterviewCard({ data }: CardProps) {
  const { t } = useTranslation();
  const now = useNow();
  // What the server has answered stands until the conversation brings something newer.
  const [answered, setAnswered] = useState<{ to: CardProps['data']; interview: Interview }>();
  const interview = answered?.to === data ? answered.interview : (data as Interview);
  const take = (next: Interview) => setAnswered({ to: data, interview: next });
  const { status, turn, side, starts_at: startsAt } = interview;
  const isAsked = status === 'pending' && turn === side;
  const isTalk = interview.kind === 'video' ? 'interviews.details.video' : 'interviews.details.onSite';
  return (
    <section aria-label={t(`interviews.preview.${status}`)} className="w-[26rem] max-w-full space-y-4 py-1">
      <header className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
          <CalendarClock aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">{t(`interviews.preview.${status}`)}</h3>
          <p className="text-ink-muted text-sm">
            {t('interviews.minutes', { count: interview.minutes })} · {t(isTalk)}
          </p>
        </div>
      </header>
      {startsAt ? <BothTimes moment={startsAt} zone={interview.time_zone} /> : null}
      {isAsked ? <ChooseTime key={interview.times.join()} interview={interview} now={now} onTaken={take} /> : null}
      {status === 'pending' && !isAsked ? <Proposed interview={interview} /> : null}
      <CardFacts interview={interview} />
      {now === null ? null : <CardActions interview={interview} now={now} onTaken={take} />}
    </section>
  );
}

/** The times that wait for the other side. */
function Proposed({ interview }: { interview: Interview }) {
  const { t } = useTranslation();
  const { side, name, turn } = interview;
  return (
    <div className="space-y-2">
      <p className="text-ink-muted text-sm">
        {side === 'colleague' && turn === 'boss' ? t('interviews.waitingTeam') : t('interviews.waiting', { name })}
      </p>
      <ul className="space-y-2">
        {interview.times.map((time) => (
          <li key={time} className="rounded-control border border-line px-3 py-2">
            <BothTimes moment={time} zone={interview.time_zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}
