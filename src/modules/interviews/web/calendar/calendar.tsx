import { type KeyboardEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#src/ui/translation.tsx';
import { type CalendarView, daysOf, placeEntries } from '../../calendar-days.ts';
import type { CalendarEntry } from '../../interview-fields.ts';
import type { Weekday } from '../../week-start.ts';
import { localTime } from '../../zone-times.ts';
import { useNow, useOwnZone } from '../zone-time.tsx';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { WeekGrid } from './week-grid.tsx';

interface CalendarProps {
  view: CalendarView;
  day: string;
  weekStart: Weekday;
  entries: readonly CalendarEntry[];
  hrefFor: (view: CalendarView, day: string) => string;
  earlier: string;
  later: string;
}

/** INT-01: a week or a month by the reader's own clock; on phones the same days as a list. */
export function Calendar({ view, day, weekStart, entries, hrefFor, earlier, later }: CalendarProps) {
  const { t } = useTranslation();
  const zone = useOwnZone();
  const now = useNow();
  const navigate = useNavigate();
  const hint = useId();
  const days = daysOf(view, day, weekStart);
  const placed = placeEntries(entries, zone);
  const today = now === null ? undefined : localTime(new Date(now), zone).slice(0, 10);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = { PageUp: earlier, PageDown: later }[event.key];
    if (page) navigate(page);
    else if (!walk(event)) return;
    event.preventDefault();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links that arrow keys walk through, no fieldset */}
      <div role="group" aria-describedby={hint} onKeyDown={onKeyDown} className="hidden md:block">
        {view === 'week' ? (
          <WeekGrid days={days} placed={placed} today={today} />
        ) : (
          <MonthGrid
            days={days}
            placed={placed}
            month={day.slice(0, 7)}
            today={today}
            weekHref={(one) => hrefFor('week', one)}
          />
        )}
        <p id={hint} className="mt-3 text-ink-muted text-sm">
          {t('inbox.interviews.keys')}
        </p>
      </div>
      <div className="md:hidden">
        <DayList days={days} placed={placed} />
      </div>
    </>
  );
}

/** Arrow keys go from one entry to the next in the order of time; whether the key was one of them. */
function walk({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    ArrowRight: isRightToLeft ? -1 : 1,
    ArrowLeft: isRightToLeft ? 1 : -1,
  };
  const step = steps[key];
  if (!step) return false;
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.indexOf((target as HTMLElement).closest('[data-entry]') as HTMLElement);
  entries[at + step]?.focus();
  return true;
}
