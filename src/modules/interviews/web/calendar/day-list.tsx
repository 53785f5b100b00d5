import { Link } from '#src/ui/controls/link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Placed } from '../../calendar-days.ts';
import type { CalendarEntry } from '../../interview-fields.ts';
import { BothTimes, sayDay } from '../zone-time.tsx';
import { stateOf } from './entry-link.tsx';

interface DayListProps {
  days: readonly string[];
  placed: ReadonlyMap<string, readonly Placed[]>;
}

/** The same days as a list, where a grid has no room. */
export function DayList({ days, placed }: DayListProps) {
  const { t, language } = useTranslation();
  const full = days.filter((day) => placed.get(day)?.length);
  if (full.length === 0) return <p className="py-6 text-center text-ink-muted">{t('inbox.interviews.nothing')}</p>;
  return (
    <div className="space-y-6">
      {full.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`} className="space-y-2">
          <h2 id={`day-${day}`} className="font-semibold text-ink">
            {sayDay(day, language)}
          </h2>
          <ul className="grid gap-2">
            {placed.get(day)?.map(({ entry }) => (
              <Row key={`${entry.id} ${entry.at}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ entry }: { entry: CalendarEntry }) {
  const { t, language } = useTranslation();
  const state = stateOf(entry);
  const tones = { booked: 'accent', proposed: 'apricot', over: 'neutral' } as const;
  return (
    <li>
      <Link
        to={`/${language}/employer/inbox/${entry.conversation_id}`}
        className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-line-firm"
      >
        <span className="min-w-0 flex-1 space-y-1">
          <BothTimes moment={entry.at} zone={entry.time_zone} />
          <span className="wrap-anywhere block">
            <bdi className="font-semibold">{entry.name}</bdi> · <bdi>{entry.job_title}</bdi>
          </span>
          {entry.is_mine ? null : (
            <span className="block text-ink-muted text-sm">
              {t('interviews.list.interviewer', { name: entry.interviewer })}
            </span>
          )}
        </span>
        <Badge tone={tones[state]}>{t(`inbox.interviews.${state}`)}</Badge>
      </Link>
    </li>
  );
}
