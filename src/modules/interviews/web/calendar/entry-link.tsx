import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CalendarEntry } from '../../interview-fields.ts';
import { sayClock, sayTime, useOwnZone } from '../zone-time.tsx';

interface EntryLinkProps {
  entry: CalendarEntry;
  className?: string;
  /** One line only. */
  isShort?: boolean;
}

/** An interview in a calendar: leads to its conversation. What colour says, its name says in words. */
export function EntryLink({ entry, className, isShort = false }: EntryLinkProps) {
  const { t, language } = useTranslation();
  const zone = useOwnZone();
  const state = stateOf(entry);
  const clock = sayClock(entry.at, language, zone);
  const who = entry.is_mine ? '' : t('interviews.list.interviewer', { name: entry.interviewer });
  const words = [sayTime(entry.at, language, zone), entry.name, t(`inbox.interviews.${state}`), entry.job_title, who];
  const looks = {
    booked: 'bg-accent text-on-accent hover:bg-accent-hover',
    proposed: 'border border-dashed border-apricot bg-surface text-ink hover:bg-apricot-soft',
    over: 'bg-sunken text-ink-muted ring-1 ring-line ring-inset hover:text-ink',
  };
  return (
    <Link
      to={`/${language}/employer/inbox/${entry.conversation_id}`}
      data-entry
      title={words.filter(Boolean).join(' · ')}
      aria-label={words.filter(Boolean).join(', ')}
      className={classNames(
        'block overflow-hidden rounded-md px-2 py-1 text-start text-xs leading-tight no-underline focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-1',
        looks[state],
        className,
      )}
    >
      {isShort ? (
        <span className="block truncate">
          {clock} <bdi className="font-semibold">{entry.name}</bdi>
        </span>
      ) : (
        <>
          <bdi className="block truncate font-semibold">{entry.name}</bdi>
          <span className="block truncate">{clock}</span>
        </>
      )}
    </Link>
  );
}

export function stateOf({ status }: CalendarEntry): 'booked' | 'proposed' | 'over' {
  if (status === 'pending') return 'proposed';
  return status === 'accepted' ? 'booked' : 'over';
}
