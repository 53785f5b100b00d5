import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { isDay } from '../../calendar-days.ts';
import type { FreeHours } from '../../free-hours-fields.ts';
import { sayDay } from '../zone-time.tsx';
import { AddSpan, SpansFields } from './spans-fields.tsx';

type Days = FreeHours['days'];

interface DaysFieldsProps {
  days: Days;
  onChange: (days: Days) => void;
  isChecked: boolean;
}

/** Single days that differ from their week: off, or with other hours. */
export function DaysFields({ days, onChange, isChecked }: DaysFieldsProps) {
  const { t, language } = useTranslation();
  const change = (at: number, next: Partial<Days[number]>) =>
    onChange(days.map((one, index) => (index === at ? { ...one, ...next } : one)));
  return (
    <div className="space-y-4">
      {days.map(({ day, spans }, at) => {
        const name = isDay(day) ? sayDay(day, language) : t('interviews.hours.day', { number: at + 1 });
        const isTwice = days.some((other, index) => index < at && other.day === day);
        const set = (next: typeof spans) => change(at, { spans: next });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div key={at} className="grid grid-cols-[1fr_auto_auto] items-start gap-2 sm:grid-cols-[12rem_1fr_auto_auto]">
            <TextField
              type="date"
              label={t('interviews.hours.day', { number: at + 1 })}
              isLabelHidden
              value={day}
              error={isTwice || (isChecked && !isDay(day)) ? t('interviews.hours.wrongDay') : undefined}
              onChange={(event) => change(at, { day: event.target.value })}
            />
            <SpansFields id={`day-apart-${at}`} day={name} spans={spans} onChange={set} />
            <AddSpan day={name} spans={spans} onChange={set} />
            <IconButton
              label={t('interviews.hours.removeDay', { number: at + 1 })}
              icon={<Trash2 aria-hidden />}
              onClick={() => onChange(days.filter((_one, index) => index !== at))}
            />
          </div>
        );
      })}
      <Button
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden className="size-4" />}
        onClick={() => onChange([...days, { day: '', spans: [] }])}
      >
        {t('interviews.hours.addDay')}
      </Button>
    </div>
  );
}
