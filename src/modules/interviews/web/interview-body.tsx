import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../interview-fields.ts';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { ChooseTime } from './choose-time.tsx';
import { SlotPicker } from './slots/slot-picker.tsx';
import { BothTimes, useNow } from './zone-time.tsx';

interface InterviewBodyProps {
  interview: Interview;
  onTaken: (interview: Interview) => void;
  /** Further buttons in the row of what the reader may do. */
  more?: ReactNode;
}

/** When and where an interview takes place and what the reader may do now: the same on its card and in lists. */
export function InterviewBody({ interview, onTaken, more }: InterviewBodyProps) {
  const now = useNow();
  const { status, turn, side, starts_at: startsAt, from_free_hours: isSlots } = interview;
  const isAsked = status === 'pending' && turn === side;
  return (
    <>
      {startsAt ? <BothTimes moment={startsAt} zone={interview.time_zone} /> : null}
      {isAsked && isSlots ? <SlotPicker interview={interview} onTaken={onTaken} /> : null}
      {isAsked && !isSlots ? (
        <ChooseTime key={interview.times.join()} interview={interview} now={now} onTaken={onTaken} />
      ) : null}
      {status === 'pending' && !isAsked ? <Proposed interview={interview} /> : null}
      <CardFacts interview={interview} />
      <CardActions interview={interview} now={now} onTaken={onTaken} more={more} />
    </>
  );
}

/** The times that wait for the other side. */
function Proposed({ interview }: { interview: Interview }) {
  const { t } = useTranslation();
  const { side, name, turn } = interview;
  const isOwnHours = interview.from_free_hours && side === 'boss';
  const waiting = t(isOwnHours ? 'interviews.slots.waiting' : 'interviews.waiting', { name });
  return (
    <div className="space-y-2">
      <p className="text-ink-muted text-sm">
        {side === 'colleague' && turn === 'boss' ? t('interviews.waitingTeam') : waiting}
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
