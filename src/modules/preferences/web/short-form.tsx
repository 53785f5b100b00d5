import { useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { readAmount } from '#src/kernel/read-amount.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AmountField } from '#src/ui/controls/amount-field.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { ToggleChip } from '#src/ui/controls/chip.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ShortDetails } from './short-details.tsx';
import type { ShortDraft, ShortFormOptions } from './short-draft.ts';
import { useShortDraft } from './use-short-draft.ts';

interface ShortFormProps {
  /** What is known, or what was typed when the server refused it. */
  first: ShortDraft;
  isRefused: boolean;
  options: ShortFormOptions;
  countryId: number;
  failure: string | undefined;
  fieldErrors: Record<string, string>;
}

/** PREF-01 in three answers: title, place and pay. All else is filled in, in sight, and can be changed. */
export function ShortForm({ first, isRefused, options, countryId, failure, fieldErrors }: ShortFormProps) {
  const { t } = useTranslation();
  const suggestions = useId();
  const { formData } = useNavigation();
  const { draft, change, titles, near, market } = useShortDraft(first, isRefused, countryId);
  const isOverseas = draft.location_id === options.overseasId;
  const wanted = formData?.get('intent');
  const form = useRef<HTMLFormElement>(null);
  // Whoever left something out is taken to it.
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [fieldErrors]);
  return (
    <Form method="post" noValidate className="grid gap-5" replace ref={form}>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <TextField
        label={t('preferences.form.title')}
        name="title"
        list={suggestions}
        autoComplete="organization-title"
        maxLength={100}
        value={draft.title}
        error={fieldErrors.function_job_title_id ?? fieldErrors.job_title}
        hint={t('preferences.short.titleHint')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <datalist id={suggestions}>
        {titles.map(({ id, value }) => (
          <option key={id} value={value} />
        ))}
      </datalist>
      {near.length > 0 ? (
        <fieldset className="-mt-2 flex min-w-0 flex-wrap gap-2">
          <legend className="mb-2 text-ink-muted text-sm">{t('preferences.short.near')}</legend>
          {near.map(({ id, value }) => (
            <ToggleChip key={id} isSelected={false} onClick={() => change({ title: value })}>
              {value}
            </ToggleChip>
          ))}
        </fieldset>
      ) : null}
      <NativeSelect
        label={t('preferences.short.place')}
        name="location_id"
        placeholder={t('preferences.form.choose')}
        value={draft.location_id}
        options={options.places}
        error={fieldErrors.location_id}
        onChange={(event) => change({ location_id: event.target.value, pref_country_id: '' })}
      />
      {/* Without scripts nothing unfolds, so it is there from the start. */}
      <div className={classNames(!isOverseas && 'hidden [@media(scripting:none)]:block')}>
        <NativeSelect
          label={t('preferences.short.country')}
          name="pref_country_id"
          placeholder={t('preferences.form.choose')}
          value={draft.pref_country_id}
          options={options.countries}
          error={fieldErrors.pref_country_id}
          onChange={(event) => change({ pref_country_id: event.target.value })}
        />
      </div>
      <PayRange draft={draft} change={change} fieldErrors={fieldErrors} market={market} />
      <ShortDetails draft={draft} change={change} options={options} fieldErrors={fieldErrors} />
      <div className="mt-2 grid gap-3">
        <Button type="submit" name="intent" value="save" size="lg" isWide isLoading={wanted === 'save'}>
          {t('preferences.short.save')}
        </Button>
        <Button type="submit" name="intent" value="skip" variant="quiet" size="lg" isWide isLoading={wanted === 'skip'}>
          {t('preferences.short.skip')}
        </Button>
      </div>
    </Form>
  );
}

interface PayRangeProps {
  draft: ShortDraft;
  change: (part: Partial<ShortDraft>) => void;
  fieldErrors: Record<string, string>;
  /** What open jobs of the title pay, in words, where enough of them say so. */
  market: string | undefined;
}

function PayRange({ draft, change, fieldErrors, market }: PayRangeProps) {
  const { t, language } = useTranslation();
  const hint = useId();
  const places = minorDigits(draft.currency);
  return (
    <fieldset className="min-w-0" aria-describedby={market ? hint : undefined}>
      <legend className="mb-1.5 font-semibold text-ink text-sm">
        {t('preferences.short.pay', { currency: draft.currency })}
      </legend>
      <div className="grid grid-cols-2 items-start gap-3">
        {(['min_salary', 'max_salary'] as const).map((name) => (
          <AmountField
            key={name}
            label={t(name === 'min_salary' ? 'preferences.short.from' : 'preferences.short.to')}
            name={name}
            currency={draft.currency}
            value={readAmount(draft[name], { language, places }).amount}
            error={fieldErrors[name]}
            onChange={(amount) => change({ [name]: String(amount ?? '') })}
          />
        ))}
      </div>
      <p id={hint} role="status" className="mt-1.5 text-ink-muted text-sm empty:hidden">
        {market}
      </p>
    </fieldset>
  );
}
