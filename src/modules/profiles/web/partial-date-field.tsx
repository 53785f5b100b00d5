import { useId } from 'react';
import { FieldMessages, type FieldTexts, OptionalMark } from '#src/ui/controls/field.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { monthNames } from './partial-date.ts';

interface PartialDateFieldProps extends FieldTexts {
  name: string;
  value: (field: string, fallback: string) => string;
  known: string | null;
  isDisabled?: boolean;
}

/** A month and a year, of which the month may stay open: two plain fields, so that it works everywhere alike. */
export function PartialDateField({ name, label, value, known, error, isOptional, isDisabled }: PartialDateFieldProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const [year = '', month = ''] = (known ?? '').split('-');
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined} disabled={isDisabled}>
      <legend className="mb-1.5 font-semibold text-ink text-sm">
        {label}
        {isOptional ? <OptionalMark /> : null}
      </legend>
      <input type="hidden" name={`${name}.known`} value={known ?? ''} />
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <NativeSelect
          label={t('profiles.own.month')}
          isLabelHidden
          name={`${name}.month`}
          required={false}
          placeholder={t('profiles.own.month')}
          options={monthNames(language)}
          defaultValue={value(`${name}.month`, month)}
          aria-invalid={error ? true : undefined}
        />
        <TextField
          label={t('profiles.own.year')}
          isLabelHidden
          name={`${name}.year`}
          required={false}
          inputMode="numeric"
          placeholder={t('profiles.own.year')}
          maxLength={4}
          dir="ltr"
          defaultValue={value(`${name}.year`, year)}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
