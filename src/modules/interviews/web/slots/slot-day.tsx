import { useTranslation } from '#src/ui/translation.tsx';
import { localTime } from '../../zone-times.ts';
import { sayClock, sayDay, sayTime, useOwnZone } from '../zone-time.tsx';

interface SlotDayProps {
  day: string;
  slots: readonly string[];
  /** The other clock; null where both show the same. */
  theirs: string | null;
  name: string;
  chosen: string;
  onChoose: (slot: string) => void;
}

/** The free times of one day, each a radio button with both clocks. */
export function SlotDay({ day, slots, theirs, name, chosen, onChoose }: SlotDayProps) {
  const { language } = useTranslation();
  const zone = useOwnZone();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-ink text-sm">{sayDay(day, language)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {slots.map((slot) => (
          <label
            key={slot}
            className="flex min-h-11 flex-col items-center justify-center rounded-control border border-line bg-surface px-2 py-1.5 text-center text-ink text-sm transition-colors hover:border-line-firm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={slot}
              checked={chosen === slot}
              onChange={() => onChoose(slot)}
            />
            <time dateTime={slot} className="font-semibold">
              {sayClock(slot, language, zone)}
            </time>
            {theirs ? <span className="text-ink-muted text-xs">{otherClock(slot, day, theirs, language)}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** With the date where it is another day there. */
function otherClock(slot: string, day: string, zone: string, language: string): string {
  const isSameDay = localTime(new Date(slot), zone).startsWith(day);
  return isSameDay ? sayClock(slot, language, zone) : sayTime(slot, language, zone);
}
