import { languages } from '#src/modules/options/languages.ts';
import { ToggleChip } from '#src/ui/chip.tsx';
import { FieldMessages, OptionalMark } from '#src/ui/field.tsx';
import { NativeSelect } from '#src/ui/native-select.tsx';
import { RichTextField } from '#src/ui/rich-text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FormPart } from './form-options.ts';
import { FieldPlace, FormSection } from './form-section.tsx';
import { toggled } from './people-section.tsx';

const MOST_LETTERS = 10_000;

/** The employer's own words, and what comes with the job. */
export function TextSection({ fields, errors, options, onChange }: FormPart) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('employer.form.text')} text={t('employer.form.textText')}>
      <FieldPlace name="description">
        <RichTextField
          label={t('employer.form.description')}
          hint={t('employer.form.descriptionHint')}
          error={errors.description}
          defaultValue={fields.description ?? ''}
          placeholder={t('employer.form.descriptionPlaceholder')}
          maxLength={MOST_LETTERS}
          onChange={(description) => onChange({ description })}
        />
      </FieldPlace>
      <FieldPlace name="language">
        <NativeSelect
          label={t('employer.form.language')}
          hint={t('employer.form.languageHint')}
          error={errors.language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={fields.language ?? ''}
          onChange={(event) => onChange({ language: event.target.value })}
        />
      </FieldPlace>
      <FieldPlace name="benefit_ids">
        <fieldset aria-describedby={errors.benefit_ids ? 'benefits-error' : undefined}>
          <legend className="mb-2 font-semibold text-ink text-sm">
            {t('employer.form.benefits')}
            <OptionalMark />
          </legend>
          <div className="flex flex-wrap gap-2">
            {options.benefits.map(({ value, label }) => (
              <ToggleChip
                key={value}
                isSelected={fields.benefit_ids?.includes(Number(value)) ?? false}
                onClick={() => onChange({ benefit_ids: toggled(fields.benefit_ids, Number(value)) })}
              >
                {label}
              </ToggleChip>
            ))}
          </div>
          <FieldMessages id="benefits" error={errors.benefit_ids} />
        </fieldset>
      </FieldPlace>
    </FormSection>
  );
}
