import { useState } from 'react';
import { languages } from '#src/modules/options/languages.ts';
import { TagField } from '#src/ui/controls/combobox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { RichTextField } from '#src/ui/rich-text/rich-text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { asCombo, chosenFrom, type FormPart } from './form-options.ts';
import { FieldPlace, FormSection } from './form-section.tsx';
import { PostHelpSlot } from './post-help-slot.tsx';

const MOST_LETTERS = 10_000;
const MOST_BENEFITS = 40;

/** The employer's own words, and what comes with the job. */
export function TextSection({ fields, errors, options, onChange }: FormPart) {
  const { t } = useTranslation();
  // The editor takes its text once; a text from elsewhere needs another editor.
  const [edition, setEdition] = useState(0);
  return (
    <FormSection name="text" title={t('employer.form.text')} text={t('employer.form.textText')}>
      <FieldPlace name="description">
        <RichTextField
          key={edition}
          label={t('employer.form.description')}
          hint={t('employer.form.descriptionHint')}
          error={errors.description}
          defaultValue={fields.description ?? ''}
          placeholder={t('employer.form.descriptionPlaceholder')}
          maxLength={MOST_LETTERS}
          onChange={(description) => onChange({ description })}
        />
      </FieldPlace>
      <PostHelpSlot
        fields={fields}
        onPatch={(patch) => {
          onChange(patch);
          if (patch.description !== undefined) setEdition((count) => count + 1);
        }}
      />
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
        <TagField
          label={t('employer.form.benefits')}
          hint={t('employer.form.benefitsHint')}
          error={errors.benefit_ids}
          isOptional
          options={asCombo(options.of.benefit_ids)}
          values={chosenFrom(options.of.benefit_ids, fields.benefit_ids)}
          limit={MOST_BENEFITS}
          onChange={(values) => onChange({ benefit_ids: values.map(({ id }) => Number(id)) })}
        />
      </FieldPlace>
    </FormSection>
  );
}
