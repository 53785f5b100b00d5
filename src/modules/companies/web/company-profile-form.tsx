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
import type { FormRefusal } from './form-refusal.ts';
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
  isSaved: boolean;
}

/** Everything talents read about the company. Who may not change it sees why. */
export function CompanyProfileForm({ company, options, mayEdit, refusal, isSaved }: CompanyProfileFormProps) {
  const { t, language } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const errors = refusal?.fields ?? {};
  useEffect(() => {
    if (isSaved) showToast(t('employer.company.saved'), { tone: 'success' });
  }, [isSaved, t]);
  const choose = t('ui.select.placeholder');
  return (
    <Form method="post">
      {mayEdit ? null : (
        <div className="mb-6">
          <Notice>{t('employer.company.adminOnly')}</Notice>
        </div>
      )}
      {refusal && Object.keys(errors).length === 0 ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <fieldset disabled={!mayEdit} className="grid gap-5">
        <legend className="sr-only">{t('employer.company.title')}</legend>
        <LogoField name={company.name} src={company.logo_url} />
        <TextField
          name="name"
          label={t('employer.company.name')}
          hint={company.is_verified ? t('employer.company.nameHint') : undefined}
          error={errors.name}
          defaultValue={company.name}
          minLength={2}
          maxLength={120}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NativeSelect
            name="country_id"
            label={t('employer.company.country')}
            options={options.countries}
            defaultValue={company.country_id}
            error={errors.country_id}
          />
          <NativeSelect
            name="location_id"
            label={t('employer.company.location')}
            options={options.locations}
            placeholder={choose}
            defaultValue={company.location_id ?? ''}
            isOptional
            error={errors.location_id}
          />
          <NativeSelect
            name="industry_id"
            label={t('employer.company.industry')}
            options={options.industries}
            defaultValue={company.industry_id}
            error={errors.industry_id}
          />
          <NativeSelect
            name="size_id"
            label={t('employer.company.size')}
            options={options.sizes}
            defaultValue={company.size_id}
            error={errors.size_id}
          />
          <NativeSelect
            name="company_type_id"
            label={t('companies.about.type')}
            options={options.types}
            placeholder={choose}
            defaultValue={company.company_type_id ?? ''}
            isOptional
          />
          <NativeSelect
            name="financing_stage_id"
            label={t('companies.about.financing')}
            options={options.stages}
            placeholder={choose}
            defaultValue={company.financing_stage_id ?? ''}
            isOptional
          />
          <NativeSelect
            name="listing_status_id"
            label={t('companies.about.listing')}
            options={options.listings}
            placeholder={choose}
            defaultValue={company.listing_status_id ?? ''}
            isOptional
          />
          <TextField
            type="date"
            name="founded_on"
            label={t('companies.about.founded')}
            defaultValue={company.founded_on ?? ''}
            error={errors.founded_on}
            isOptional
          />
        </div>
        <TextField
          name="address"
          label={t('employer.company.address')}
          defaultValue={company.address ?? ''}
          error={errors.address}
          maxLength={300}
          isOptional
          autoComplete="street-address"
        />
        <TextField
          name="website"
          label={t('employer.company.website')}
          defaultValue={company.website ?? ''}
          error={errors.website}
          inputMode="url"
          dir="ltr"
          maxLength={300}
          isOptional
        />
        <TextareaField
          name="overview"
          label={t('employer.company.overview')}
          hint={t('employer.company.overviewHint')}
          defaultValue={company.overview}
          error={errors.overview}
          isCounted
          maxLength={5000}
          isOptional
          dir="auto"
        />
        <TextareaField
          name="culture"
          label={t('employer.company.culture')}
          defaultValue={company.culture ?? ''}
          error={errors.culture}
          isCounted
          maxLength={5000}
          isOptional
          dir="auto"
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
