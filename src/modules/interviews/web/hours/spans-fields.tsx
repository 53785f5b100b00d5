import { Plus, X } from 'lucide-react';
import { FieldMessages } from '#src/ui/controls/field.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DAY_MINUTES, MOST_SPANS, QUARTER } from '../../calendar-days.ts';
import type { Span } from '../../free-hours-fields.ts';
import { isWrong } from '../../free-slots.ts';
import { sayClock } from '../zone-time.tsx';

interface SpansFieldsProps {
  id: string;
  /** What the day is called, for those who hear the buttons alone. */
  day: string;
  spans: readonly Span[];
  onChange: (spans: Span[]) => void;
}

/** The free hours of one day: none, or up to four stretches. */
export function SpansFields({ id, day, spans, onChange }: SpansFieldsProps) {
  const { t } = useTranslation();
  const change = (at: number, next: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...next } : span)));
  return (
    <div className="order-last col-span-full min-w-0 space-y-2 sm:order-none sm:col-span-1">
      {spans.length === 0 ? (
        <p className="flex min-h-11 items-center text-ink-muted">{t('interviews.hours.none')}</p>
      ) : null}
      {spans.map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
        <div key={at} className="flex flex-wrap items-center gap-2">
          <div className="min-w-0 max-w-36 grow basis-28">
            <ClockSelect
              label={`${t('interviews.hours.from')}, ${day}`}
              first={0}
              value={span.from}
              onChange={(from) => change(at, { from })}
            />
          </div>
          <span aria-hidden>–</span>
          <div className="min-w-0 max-w-36 grow basis-28">
            <ClockSelect
              label={`${t('interviews.hours.until')}, ${day}`}
              first={QUARTER}
              value={span.until}
              onChange={(until) => change(at, { until })}
            />
          </div>
          <IconButton
            label={t('interviews.hours.remove', { day, number: at + 1 })}
            icon={<X aria-hidden />}
            onClick={() => onChange(spans.filter((_span, index) => index !== at))}
          />
        </div>
      ))}
      <FieldMessages id={id} error={isWrong(spans) ? t('interviews.hours.wrong') : null} />
    </div>
  );
}

/** Adds an hour after the last one, or the usual hours to a day that has none. */
export function AddSpan({ day, spans, onChange }: Omit<SpansFieldsProps, 'id'>) {
  const { t } = useTranslation();
  const last = Math.max(0, ...spans.map(({ until }) => until));
  const from = Math.min(last + 60, DAY_MINUTES - 60);
  const next = spans.length === 0 ? { from: 9 * 60, until: 17 * 60 } : { from, until: from + 60 };
  if (spans.length >= MOST_SPANS) return <span />;
  return (
    <IconButton
      label={t('interviews.hours.add', { day })}
      icon={<Plus aria-hidden />}
      onClick={() => onChange([...spans, next])}
    />
  );
}

interface ClockSelectProps {
  label: string;
  first: number;
  value: number;
  onChange: (minute: number) => void;
}

/** Quarters of an hour, as the reader's language writes a time; midnight at the end of a day is 24 hours after its start. */
function ClockSelect({ label, first, value, onChange }: ClockSelectProps) {
  const { language } = useTranslation();
  const minutes = Array.from({ length: DAY_MINUTES / QUARTER }, (_, at) => first + at * QUARTER);
  const say = (minute: number) => sayClock(new Date(minute * 60_000).toISOString(), language, 'UTC');
  return (
    <NativeSelect
      label={label}
      isLabelHidden
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      options={minutes.map((minute) => ({ value: minute, label: say(minute) }))}
    />
  );
}
