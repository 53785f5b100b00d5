import { Plus, X } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { localTime, momentsOf } from '../zone-times.ts';
import { sayTime, useOwnZone } from './zone-time.tsx';

const MOST = 3;

interface TimesFieldsProps {
  /** As the fields have them, by the reader's own clock. */
  times: string[];
  onChange: (times: string[]) => void;
  isChecked: boolean;
}

/** One to three times to choose from, by the reader's own clock. */
export function TimesFields({ times, onChange, isChecked }: TimesFieldsProps) {
  const { t } = useTranslation();
  const zone = useOwnZone();
  const change = (at: number, time: string) => onChange(times.map((one, index) => (index === at ? time : one)));
  return (
    <div className="space-y-3">
      {times.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
        <div key={at} className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <TimeField
              label={t('interviews.times.label', { number: at + 1 })}
              value={time}
              onChange={(next) => change(at, next)}
              zone={zone}
              isChecked={isChecked}
            />
          </div>
          {times.length > 1 ? (
            <IconButton
              className="mt-7"
              label={t('interviews.times.remove', { number: at + 1 })}
              icon={<X aria-hidden />}
              onClick={() => onChange(times.filter((_one, index) => index !== at))}
            />
          ) : null}
        </div>
      ))}
      {times.length < MOST ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => onChange([...times, ''])}
        >
          {t('interviews.times.add')}
        </Button>
      ) : null}
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  zone: string;
  isChecked: boolean;
}

function TimeField({ label, value, onChange, zone, isChecked }: TimeFieldProps) {
  const { t, language } = useTranslation();
  const problem = problemOf(value, zone);
  const moments = value ? momentsOf(value, zone) : [];
  const [first] = moments;
  const twice = moments.length > 1 && first ? sayTime(first.toISOString(), language, zone, true) : undefined;
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value}
      min={localTime(new Date(), zone)}
      onChange={(event) => onChange(event.target.value)}
      hint={twice && t('interviews.times.twice', { time: twice })}
      error={problem && (isChecked || problem === 'skipped') ? t(`interviews.times.${problem}`) : undefined}
    />
  );
}

function problemOf(time: string, zone: string): 'missing' | 'skipped' | 'past' | null {
  if (!time) return 'missing';
  const [moment] = momentsOf(time, zone);
  if (!moment) return 'skipped';
  return moment.getTime() <= Date.now() ? 'past' : null;
}

/** The moments that the fields mean, or null while one of them is none. */
export function readFields(times: readonly string[], zone: string): string[] | null {
  if (times.some((time) => problemOf(time, zone))) return null;
  return times.map((time) => (momentsOf(time, zone)[0] as Date).toISOString());
}
