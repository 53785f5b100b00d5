import { AmountField } from '#src/ui/controls/amount-field.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Period } from '../offer-fields.ts';
import { DocumentField } from './document-field.tsx';
import { type OfferForm, problemsOf } from './offer-form.ts';

interface OfferFormFieldsProps {
  form: OfferForm;
  onChange: (change: Partial<OfferForm>) => void;
  name: string;
  currencies: SelectOption[];
  isChecked: boolean;
}

const periods: Period[] = ['monthly', 'annually', 'hourly', 'daily'];

/** What is offered: how much, from when, until when to answer, and on what conditions. */
export function OfferFormFields({ form, onChange, name, currencies, isChecked }: OfferFormFieldsProps) {
  const { t } = useTranslation();
  const problems = isChecked ? problemsOf(form, new Date()) : {};
  const count = form.conditions.trim().length;
  const errorOf = (field: keyof OfferForm) =>
    problems[field] && t(`offers.form.${problems[field]}`, { name, max: 4000, count });
  const known = currencies.some(({ value }) => value === form.currency);
  const money = known ? currencies : [{ value: form.currency, label: form.currency }, ...currencies];
  return (
    <>
      <TextField
        label={t('offers.form.jobTitle')}
        dir="auto"
        maxLength={200}
        value={form.title}
        error={errorOf('title')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label={t('offers.form.payMin')}
          currency={form.currency}
          value={form.pay_min}
          error={errorOf('pay_min')}
          onChange={(pay_min) => onChange({ pay_min })}
        />
        <AmountField
          label={t('offers.form.payMax')}
          isOptional
          currency={form.currency}
          value={form.pay_max}
          error={errorOf('pay_max')}
          onChange={(pay_max) => onChange({ pay_max })}
        />
        <NativeSelect
          label={t('offers.form.currency')}
          options={money}
          value={form.currency}
          onChange={(event) => onChange({ currency: event.target.value })}
        />
        <NativeSelect
          label={t('offers.form.period')}
          options={periods.map((value) => ({ value, label: t(`offers.form.periods.${value}`) }))}
          value={form.period}
          onChange={(event) => onChange({ period: event.target.value as Period })}
        />
        <TextField
          type="date"
          label={t('offers.form.start')}
          value={form.starts_on}
          error={errorOf('starts_on')}
          onChange={(event) => onChange({ starts_on: event.target.value })}
        />
        <TextField
          type="datetime-local"
          label={t('offers.form.expiry')}
          hint={t('offers.form.expiryHint')}
          value={form.expiry}
          error={errorOf('expiry')}
          onChange={(event) => onChange({ expiry: event.target.value })}
        />
      </div>
      <TextareaField
        label={t('offers.form.conditions')}
        hint={t('offers.form.conditionsHint')}
        dir="auto"
        isOptional
        rows={4}
        value={form.conditions}
        error={errorOf('conditions')}
        onChange={(event) => onChange({ conditions: event.target.value })}
      />
      <DocumentField document={form.document} onChange={(document) => onChange({ document })} />
    </>
  );
}
