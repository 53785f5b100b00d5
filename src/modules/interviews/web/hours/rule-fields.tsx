import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FreeHours } from '../../free-hours-fields.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];
const BUFFERS = [0, 5, 10, 15, 30, 45, 60, 120];
const NOTICES = [0, 1, 2, 4, 8, 12, 24, 48, 72, 168];
const AHEAD = [7, 14, 21, 30, 45, 60, 90];

interface RuleFieldsProps {
  hours: FreeHours;
  timeZones: readonly string[];
  onChange: (change: Partial<FreeHours>) => void;
}

/** By whose clocks the hours are kept, and which of the times in them can be booked. */
export function RuleFields({ hours, timeZones, onChange }: RuleFieldsProps) {
  const { t, language } = useTranslation();
  const say = (count: number, unit: 'minute' | 'hour' | 'day') =>
    count === 0
      ? t('interviews.hours.zero')
      : new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const zones = hours.time_zone && !timeZones.includes(hours.time_zone) ? [hours.time_zone, ...timeZones] : timeZones;
  const choices = (list: readonly number[], own: number, unit: Parameters<typeof say>[1]) =>
    [...new Set([...list, own])].sort((one, other) => one - other).map((value) => ({ value, label: say(value, unit) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <NativeSelect
          label={t('interviews.hours.zone')}
          value={hours.time_zone}
          onChange={(event) => onChange({ time_zone: event.target.value })}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }))}
        />
      </div>
      <NativeSelect
        label={t('interviews.details.length')}
        value={hours.minutes}
        onChange={(event) => onChange({ minutes: Number(event.target.value) })}
        options={choices(LENGTHS, hours.minutes, 'minute')}
      />
      <NativeSelect
        label={t('interviews.hours.buffer')}
        value={hours.buffer_minutes}
        onChange={(event) => onChange({ buffer_minutes: Number(event.target.value) })}
        options={choices(BUFFERS, hours.buffer_minutes, 'minute')}
      />
      <NativeSelect
        label={t('interviews.hours.notice')}
        value={hours.notice_hours}
        onChange={(event) => onChange({ notice_hours: Number(event.target.value) })}
        options={choices(NOTICES, hours.notice_hours, 'hour')}
      />
      <NativeSelect
        label={t('interviews.hours.ahead')}
        value={hours.days_ahead}
        onChange={(event) => onChange({ days_ahead: Number(event.target.value) })}
        options={choices(AHEAD, hours.days_ahead, 'day')}
      />
    </div>
  );
}
