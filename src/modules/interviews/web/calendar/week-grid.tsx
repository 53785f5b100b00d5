import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { DAY_MINUTES, type Laned, laneEntries, type Placed } from '../../calendar-days.ts';
import { sayDay } from '../zone-time.tsx';
import { EntryLink } from './entry-link.tsx';

const HOUR_PX = 52;
const LEAST_PX = 34;
/** Usual hours are always there; what is earlier or later makes room for itself. */
const USUAL = { first: 8, last: 19 };

interface WeekGridProps {
  days: readonly string[];
  placed: ReadonlyMap<string, readonly Placed[]>;
  today: string | undefined;
}

/** A week by the hour. */
export function WeekGrid({ days, placed, today }: WeekGridProps) {
  const { t, language } = useTranslation();
  const { first, last } = hoursOf(days.flatMap((day) => placed.get(day) ?? []));
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="grid grid-cols-[4.5rem_repeat(7,minmax(0,1fr))]">
        <span />
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === today} />
        ))}
        <div aria-hidden className="border-line border-t">
          {hours.map((hour) => (
            <div key={hour} style={{ height: HOUR_PX }} className="pe-2 pt-0.5 text-end text-ink-muted text-xs">
              {clock.format(new Date(hour * 3600_000))}
            </div>
          ))}
        </div>
        {days.map((day) => (
          <ol
            key={day}
            aria-label={sayDay(day, language)}
            style={{ height: hours.length * HOUR_PX }}
            className={classNames('relative border-line border-s border-t', day === today && 'bg-accent-soft/40')}
          >
            {hours.slice(1).map((hour, at) => (
              <li
                key={hour}
                aria-hidden
                style={{ top: (at + 1) * HOUR_PX }}
                className="absolute inset-x-0 border-line border-t"
              />
            ))}
            {laneEntries(placed.get(day) ?? []).map((one) => (
              <li key={`${one.entry.id} ${one.entry.at}`} className="absolute p-0.5" style={placeOf(one, first, last)}>
                <EntryLink entry={one.entry} className="h-full" />
              </li>
            ))}
          </ol>
        ))}
      </div>
      {days.some((day) => placed.get(day)?.length) ? null : (
        <p className="border-line border-t px-4 py-3 text-center text-ink-muted text-sm">
          {t('inbox.interviews.nothing')}
        </p>
      )}
    </div>
  );
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const { language } = useTranslation();
  return (
    <p
      aria-current={isToday ? 'date' : undefined}
      className={classNames('border-line border-s px-2 py-2 text-sm', isToday ? 'text-accent-ink' : 'text-ink')}
    >
      <span className="block text-ink-muted text-xs">{sayDay(day, language, { weekday: 'short' })}</span>
      <span className="font-semibold text-lg">{sayDay(day, language, { day: 'numeric' })}</span>
    </p>
  );
}

function hoursOf(placed: readonly Placed[]) {
  const starts = placed.map(({ minute }) => Math.floor(minute / 60));
  const ends = placed.map(({ minute, entry }) => Math.ceil(Math.min(minute + entry.minutes, DAY_MINUTES) / 60));
  return { first: Math.min(USUAL.first, ...starts), last: Math.max(USUAL.last, ...ends) };
}

function placeOf({ minute, entry, lane, lanes }: Laned, first: number, last: number) {
  const length = Math.min(entry.minutes, last * 60 - minute);
  return {
    top: ((minute - first * 60) / 60) * HOUR_PX,
    height: Math.max((length / 60) * HOUR_PX, LEAST_PX),
    insetInlineStart: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  };
}
