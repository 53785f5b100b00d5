import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, ChoiceGroup } from '#src/ui/checkbox.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/native-select.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TextareaField } from '#src/ui/textarea-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { membershipContract } from '../membership.contract.ts';
import { AlbumField } from './album-field.tsx';
import { type FormRefusal, useFieldErrors } from './form-refusal.ts';
import { LogoField } from './logo-field.tsx';

type EditableCompany = AnswerOf<(typeof membershipContract)['GET /recruiters/company']>;

export interface CompanyProfileOptions {
  countries: SelectOption[];
  industries: SelectOption[];
  sizes: SelectOption[];
  stages: SelectOption[];
  types: SelectOption[];
  listings: SelectOption[];
  benefits: SelectOption[];
  locations: SelectOption[];
}

interface CompanyProfileFormProps {
  company: EditableCompany;
  options: CompanyProfileOptions;
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
  savedAt: number | undefined;
}

/** Everything talents read about the company. Who may not change it sees why. */
export function CompanyProfileForm({ company, options, mayEdit, refusal, savedAt }: CompanyProfileFormProps) {
  const { t, language } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const errors = useFieldErrors(refusal, { name: 'employer.company.name' });
  useEffect(() => {
    if (savedAt) showToast(t('employer.company.saved'), { tone: 'success' });
  }, [savedAt, t]);
  /** A refused form comes back as it was typed. */
  const field = (name: keyof EditableCompany) => ({
    name,
    defaultValue: refusal?.typed[name] ?? String(company[name] ?? ''),
    error: errors[name],
  });
  return (
    <Form method="post">
      {mayEdit ? null : (
        <div className="mb-6">
          <Notice>{t('employer.company.adminOnly')}</Notice>
        </div>
      )}
      {refusal && Object.keys(errors).length === 0 ? (
        <div className="mb-6">
          <Notice tone="danger">{refusal.message}</Notice>
        </div>
      ) : null}
      <fieldset disabled={!mayEdit} className="grid gap-5">
        <legend className="sr-only">{t('employer.company.title')}</legend>
        <LogoField name={company.name} src={company.logo_url} />
        <TextField
          {...field('name')}
          label={t('employer.company.name')}
          hint={company.is_verified ? t('employer.company.nameHint') : undefined}
          minLength={2}
          maxLength={120}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {selects.map(({ name, label, list, isOptional }) => (
            <NativeSelect
              key={name}
              {...field(name)}
              label={t(label)}
              options={options[list]}
              placeholder={isOptional ? t('ui.select.placeholder') : undefined}
              isOptional={isOptional}
            />
          ))}
          <TextField {...field('founded_on')} type="date" label={t('companies.about.founded')} isOptional />
        </div>
        <TextField
          {...field('address')}
          label={t('employer.company.address')}
          maxLength={300}
          isOptional
          autoComplete="street-address"
        />
        <TextField
          {...field('website')}
          label={t('employer.company.website')}
          inputMode="url"
          dir="ltr"
          maxLength={300}
          isOptional
        />
        <TextareaField
          {...field('overview')}
          label={t('employer.company.overview')}
          hint={t('employer.company.overviewHint')}
          isCounted
          maxLength={5000}
          isOptional
          dir="auto"
        />
        <TextareaField
          {...field('culture')}
          label={t('employer.company.culture')}
          isCounted
          maxLength={5000}
          isOptional
          dir="auto"
        />
        <AlbumField
          // Once it is saved, every picture is one that is there.
          key={company.album.map(({ id }) => id).join()}
          album={company.album}
          most={company.most_pictures}
          error={errors.album}
        />
        <Disclosure
          title={t('employer.company.benefits')}
          aside={new Intl.NumberFormat(language).format(company.benefit_ids.length)}
        >
          <ChoiceGroup legend={t('employer.company.benefits')} isOptional error={errors.benefit_ids}>
            <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {options.benefits.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  name="benefit_ids"
                  value={value}
                  label={label}
                  defaultChecked={company.benefit_ids.includes(Number(value))}
                />
              ))}
            </div>
          </ChoiceGroup>
        </Disclosure>
        <Checkbox
          name="is_agency"
          label={t('employer.company.agency')}
          description={t('employer.company.agencyText')}
          defaultChecked={company.is_agency}
        />
        {mayEdit ? (
          <div>
            <Button type="submit" size="lg" isLoading={isSending}>
              {t('ui.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </Form>
  );
}

const selects = [
  { name: 'country_id', label: 'employer.company.country', list: 'countries', isOptional: false },
  { name: 'location_id', label: 'employer.company.location', list: 'locations', isOptional: true },
  { name: 'industry_id', label: 'employer.company.industry', list: 'industries', isOptional: false },
  { name: 'size_id', label: 'employer.company.size', list: 'sizes', isOptional: false },
  { name: 'company_type_id', label: 'companies.about.type', list: 'types', isOptional: true },
  { name: 'financing_stage_id', label: 'companies.about.financing', list: 'stages', isOptional: true },
  { name: 'listing_status_id', label: 'companies.about.listing', list: 'listings', isOptional: true },
] as const;
