import { AmountField } from '#src/ui/controls/amount-field.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FormPart } from './form-options.ts';
import { FieldPlace, FormSection } from './form-section.tsx';
import { UNPAID } from './job-form-state.ts';
import { payPeriods } from './pay-periods.ts';

const PERIODS = [...payPeriods, { value: UNPAID, label: 'employer.form.unpaid' }] as const;

/** A range is asked for: it is what talents look at first. */
export function PaySection({ fields, errors, options, onChange, mayMask }: FormPart & { mayMask: boolean }) {
  const { t } = useTranslation();
  const isPaid = fields.salary_type_id !== UNPAID;
  return (
    <FormSection name="pay" title={t('employer.form.pay')} text={t('employer.form.payText')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldPlace name="salary_type_id">
          <NativeSelect
            label={t('employer.form.period')}
            error={errors.salary_type_id}
            options={PERIODS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={fields.salary_type_id ?? ''}
            onChange={(event) => onChange({ salary_type_id: Number(event.target.value) })}
          />
        </FieldPlace>
        {isPaid ? (
          <FieldPlace name="currency">
            <NativeSelect
              label={t('employer.form.currency')}
              error={errors.currency}
              options={options.currencies}
              value={fields.currency ?? ''}
              onChange={(event) => onChange({ currency: event.target.value })}
            />
          </FieldPlace>
        ) : null}
      </div>
      {isPaid ? (
        <div className="grid grid-cols-2 gap-5">
          <FieldPlace name="salary_min">
            <AmountField
              label={t('employer.form.from')}
              error={errors.salary_min}
              currency={fields.currency ?? ''}
              value={fields.salary_min}
              onChange={(salary_min) => onChange({ salary_min })}
            />
          </FieldPlace>
          <FieldPlace name="salary_max">
            <AmountField
              label={t('employer.form.to')}
              error={errors.salary_max}
              currency={fields.currency ?? ''}
              value={fields.salary_max}
              onChange={(salary_max) => onChange({ salary_max })}
            />
          </FieldPlace>
        </div>
      ) : null}
      {isPaid && mayMask ? (
        <FieldPlace name="is_negotiable">
          <Checkbox
            label={t('employer.form.mask')}
            description={t('employer.form.maskText')}
            error={errors.is_negotiable}
            checked={fields.is_negotiable ?? false}
            onChange={(event) => onChange({ is_negotiable: event.target.checked })}
          />
        </FieldPlace>
      ) : null}
    </FormSection>
  );
}
