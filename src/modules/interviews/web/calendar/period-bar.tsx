import { dateFormat } from '#src/kernel/formats.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { BackChevron, ForwardChevron } from '#src/ui/layout/direction-icon.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type CalendarView, dateOf, daysOf } from '../../calendar-days.ts';
import type { Weekday } from '../../week-start.ts';

interface PeriodBarProps {
  view: CalendarView;
  day: string;
  weekStart: Weekday;
  earlier: string;
  now: string;
  later: string;
}

/** Which week or month is shown, and the way to the others. Plain links: they work before scripts do. */
export function PeriodBar({ view, day, weekStart, earlier, now, later }: PeriodBarProps) {
  const { t, language } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LinkButton
        to={earlier}
        variant="secondary"
        size="sm"
        aria-label={t('inbox.interviews.previous')}
        preventScrollReset
      >
        <BackChevron />
      </LinkButton>
      <LinkButton to={now} variant="secondary" size="sm" preventScrollReset>
        {t('inbox.interviews.today')}
      </LinkButton>
      <LinkButton to={later} variant="secondary" size="sm" aria-label={t('inbox.interviews.next')} preventScrollReset>
        <ForwardChevron />
      </LinkButton>
      <p aria-live="polite" className="ms-2 font-semibold text-ink text-lg">
        {namePeriod(view, day, weekStart, language)}
      </p>
    </div>
  );
}

function namePeriod(view: CalendarView, day: string, start: Weekday, language: string): string {
  if (view === 'month') {
    return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dateOf(day));
  }
  const days = daysOf('week', day, start);
  const format = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  // Browsers write plain spaces where Node writes thin ones, and the page must not change under its reader.
  return format.formatRange(dateOf(days[0] ?? day), dateOf(days.at(-1) ?? day)).replace(/[\u2009\u202f]/g, ' ');
}
