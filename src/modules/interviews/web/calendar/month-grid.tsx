import { classNames } from '#src/ui/class-names.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Placed } from '../../calendar-days.ts';
import { sayDay } from '../zone-time.tsx';
import { EntryLink } from './entry-link.tsx';

const MOST_SHOWN = 3;

interface MonthGridProps {
  days: readonly string[];
  placed: ReadonlyMap<string, readonly Placed[]>;
  /** `2026-11`. */
  month: string;
  today: string | undefined;
  weekHref: (day: string) => string;
}

/** A month at a glance; a full day leads to its week. */
export function MonthGrid({ days, placed, month, today, weekHref }: MonthGridProps) {
  const { language } = useTranslation();
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface">
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col" className="px-2 py-2 text-start font-medium text-ink-muted text-xs">
              {sayDay(day, language, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-current={day === today ? 'date' : undefined}
                className={classNames(
                  'h-28 border-line border-t p-1 align-top [&+td]:border-s',
                  day === today && 'bg-accent-soft/40',
                  day.startsWith(month) ? 'text-ink' : 'bg-sunken/60 text-ink-muted',
                )}
              >
                <DayCell day={day} placed={placed.get(day) ?? []} isToday={day === today} weekHref={weekHref} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<MonthGridProps, 'weekHref'> {
  day: string;
  placed: readonly Placed[];
  isToday: boolean;
}

function DayCell({ day, placed, isToday, weekHref }: DayCellProps) {
  const { t, language } = useTranslation();
  const shown = placed.length > MOST_SHOWN ? placed.slice(0, MOST_SHOWN - 1) : placed;
  const left = placed.length - shown.length;
  return (
    <>
      <p className={classNames('px-1 pb-1 text-sm', isToday && 'font-bold text-accent-ink')}>
        <span aria-hidden>{sayDay(day, language, { day: 'numeric' })}</span>
        <span className="sr-only">{sayDay(day, language)}</span>
      </p>
      <ul className="space-y-1">
        {shown.map(({ entry }) => (
          <li key={`${entry.id} ${entry.at}`}>
            <EntryLink entry={entry} isShort />
          </li>
        ))}
        {left > 0 ? (
          <li className="px-1 text-xs">
            <TextLink to={weekHref(day)}>{t('inbox.interviews.more', { count: left })}</TextLink>
          </li>
        ) : null}
      </ul>
    </>
  );
}
