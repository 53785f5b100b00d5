import { useId, useState } from 'react';
import { monthNames } from '#src/modules/profiles/web/partial-date.ts';
import { FieldMessages } from '#src/ui/controls/field.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface YearMonthFieldProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  isDisabled?: boolean;
  error?: string | undefined;
}

/** A year, and a month when it is known. Half a year that is being typed is nothing yet. */
export function YearMonthField({ label, value, onChange, isDisabled = false, error }: YearMonthFieldProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const [known = '', knownMonth = ''] = (value ?? '').split('-');
  const [typed, setTyped] = useState({ year: known, month: knownMonth });
  const change = (next: typeof typed) => {
    setTyped(next);
    onChange(/^\d{4}$/.test(next.year) ? [next.year, next.month].filter(Boolean).join('-') : null);
  };
  return (
    <fieldset className="min-w-0" disabled={isDisabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold text-ink text-sm">{label}</legend>
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <NativeSelect
          label={t('profiles.own.month')}
          isLabelHidden
          required={false}
          placeholder={t('profiles.own.month')}
          options={monthNames(language)}
          value={typed.month}
          onChange={({ target }) => change({ ...typed, month: target.value })}
          aria-invalid={error ? true : undefined}
        />
        <TextField
          label={t('profiles.own.year')}
          isLabelHidden
          required={false}
          inputMode="numeric"
          placeholder={t('profiles.own.year')}
          maxLength={4}
          dir="ltr"
          value={typed.year}
          onChange={({ target }) => change({ ...typed, year: target.value })}
        />
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
