import { useEffect, useState, useSyncExternalStore } from 'react';
import { dateFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { dateOf } from '../calendar-days.ts';

const never = () => () => {};
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's own zone; the server does not know it and says UTC until the page is alive. */
export function useOwnZone(): string {
  return useSyncExternalStore(never, here, () => 'UTC');
}

const TICK_MS = 20_000;

/** The time of the reader's clock, now and then; null until the page is alive. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** `Thu 19 Nov, 21:30`, and with its zone where it is not the reader's own. */
export function sayTime(moment: string, language: string, timeZone: string, isNamed = false): string {
  return dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isNamed && { timeZoneName: 'longGeneric' }),
  }).format(new Date(moment));
}

/** The time of day alone. */
export function sayClock(moment: string, language: string, timeZone: string): string {
  return dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment));
}

/** A plain calendar day, in full unless told how. */
export function sayDay(
  day: string,
  language: string,
  style: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' },
): string {
  return dateFormat(language, { ...style, timeZone: 'UTC' }).format(dateOf(day));
}

/** INT-05: a moment by both clocks, the reader's own first; always with the date, which may differ. */
export function BothTimes({ moment, zone }: { moment: string; zone: string }) {
  const { language } = useTranslation();
  const own = useOwnZone();
  const mine = sayTime(moment, language, own);
  return (
    <span className="block">
      <time dateTime={moment} className="block font-semibold">
        {mine}
      </time>
      {sayTime(moment, language, zone) === mine ? null : (
        <span className="block text-ink-muted text-sm">{sayTime(moment, language, zone, true)}</span>
      )}
    </span>
  );
}

/** What a zone is called at a moment: 'Singapore Standard Time'. */
export function sayZone(moment: string, language: string, timeZone: string): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whose clock a page goes by; nothing until the reader's is known. */
export function ZoneLine() {
  const { t, language } = useTranslation();
  const zone = useOwnZone();
  const now = useNow();
  if (now === null) return null;
  const name = sayZone(new Date(now).toISOString(), language, zone);
  return <p className="text-ink-muted text-sm">{t('interviews.list.zone', { zone: name })}</p>;
}
