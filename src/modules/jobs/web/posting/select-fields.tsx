import { NativeSelect } from '#src/ui/native-select.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type FormSection, fieldsWhere, jobFieldTable, type SelectField } from '../../job-fields.ts';
import type { FormPart } from './form-options.ts';
import { FieldPlace } from './form-section.tsx';

/** Every field of a section that is one choice of a list, as plain selects. */
export function SelectFields({ section, fields, errors, options, onChange }: FormPart & { section: FormSection }) {
  const { t } = useTranslation();
  const names = fieldsWhere<SelectField>(
    (row) => row.section === section && row.list !== undefined && (row.is === 'id' || row.is === 'choice'),
  );
  return (
    <div className={names.length > 1 ? 'grid gap-5 sm:grid-cols-2' : undefined}>
      {names.map((name) => {
        const row = jobFieldTable[name];
        return (
          <FieldPlace key={name} name={name}>
            <NativeSelect
              label={t(`employer.form.${row.label}`)}
              error={errors[name]}
              isOptional={row.is === 'choice'}
              options={options.of[name]}
              // What begins with a choice always has one.
              placeholder={'start' in row ? undefined : t('ui.select.placeholder')}
              value={fields[name] ?? ''}
              onChange={(event) => onChange({ [name]: Number(event.target.value) || null })}
            />
          </FieldPlace>
        );
      })}
    </div>
  );
}
