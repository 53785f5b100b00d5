import { type ReactNode, useId } from 'react';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField, type TextFieldProps } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { fieldLabels, networks, type ProfileValues } from './profile-values.ts';

export interface CompanyProfileOptions {
  countries: SelectOption[];
  industries: SelectOption[];
  sizes: SelectOption[];
  stages: SelectOption[];
  types: SelectOption[];
  listings: SelectOption[];
  benefits: SelectOption[];
  locations: SelectOption[];
  currencies: SelectOption[];
}

export interface SectionProps {
  values: ProfileValues;
  errors: Partial<Record<string, string>>;
  options: CompanyProfileOptions;
  isVerified: boolean;
  /** The last day that may be entered: of what has happened. */
  today: string;
}

/** What every field takes from the form: its name, its words, its value and what is wrong with it. */
function useField({ values, errors }: SectionProps) {
  const { t } = useTranslation();
  return (name: string, errorName = name) => ({
    name,
    label: t(fieldLabels[name] as TextKey),
    defaultValue: values[name]?.[0] ?? '',
    error: errors[errorName],
  });
}

type Field = ReturnType<typeof useField>;

function OptionalText({ field, ...rest }: { field: ReturnType<Field> } & Partial<TextFieldProps>) {
  return <TextField {...field} isOptional {...rest} />;
}

function OptionalSelect({ field, options }: { field: ReturnType<Field>; options: SelectOption[] }) {
  const { t } = useTranslation();
  return <NativeSelect {...field} options={options} placeholder={t('ui.select.placeholder')} isOptional />;
}

/** A part of the form with a heading. */
export function ProfileGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="font-semibold text-ink text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FoldedGroupProps {
  title: string;
  /** The fields inside: how many are filled in is told (of a list, how long it is), and it opens where one is wrong. */
  names: readonly string[];
  section: SectionProps;
  errorNames?: readonly string[];
  children: ReactNode;
}

/** Optional fields stay folded until someone wants them. */
export function FoldedGroup({ title, names, section: { values, errors }, errorNames, children }: FoldedGroupProps) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  const done = names.filter((name) => values[name]?.some(Boolean)).length;
  const [only] = names;
  const aside =
    names.length === 1 && only
      ? number.format(values[only]?.length ?? 0)
      : t('employer.company.filled', { done: number.format(done), all: number.format(names.length) });
  const isWrong = Object.keys(errors).some((field) =>
    [...names, ...(errorNames ?? [])].some((name) => field === name || field.startsWith(`${name}.`)),
  );
  return (
    <Disclosure title={title} aside={aside} isOpen={isWrong || undefined}>
      <div className="grid gap-5 pt-2 text-ink">{children}</div>
    </Disclosure>
  );
}

export function BasicFields(section: SectionProps) {
  const { t } = useTranslation();
  const { options, isVerified } = section;
  const field = useField(section);
  return (
    <>
      <TextField
        {...field('name')}
        hint={isVerified ? t('employer.company.nameHint') : undefined}
        minLength={2}
        maxLength={120}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect {...field('country_id')} options={options.countries} />
        <OptionalSelect field={field('location_id')} options={options.locations} />
        <NativeSelect {...field('industry_id')} options={options.industries} />
        <NativeSelect {...field('size_id')} options={options.sizes} />
      </div>
      <OptionalText field={field('website')} inputMode="url" dir="ltr" maxLength={300} />
      <Checkbox
        name="is_agency"
        label={t('employer.company.agency')}
        description={t('employer.company.agencyText')}
        defaultChecked={Boolean(section.values.is_agency?.length)}
      />
    </>
  );
}

export function StoryFields(section: SectionProps) {
  const { t, language } = useTranslation();
  const { options, errors, values } = section;
  const field = useField(section);
  const chosen = values.benefit_ids ?? [];
  return (
    <>
      <TextareaField
        {...field('overview')}
        hint={t('employer.company.overviewHint')}
        isCounted
        maxLength={5000}
        isOptional
        dir="auto"
      />
      <TextareaField {...field('culture')} isCounted maxLength={5000} isOptional dir="auto" />
      <OptionalText field={field('brand_product')} hint={t('employer.company.brandHint')} maxLength={300} dir="auto" />
      <Disclosure title={t('employer.company.benefits')} aside={new Intl.NumberFormat(language).format(chosen.length)}>
        <ChoiceGroup legend={t('employer.company.benefits')} isOptional error={errors.benefit_ids}>
          <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {options.benefits.map(({ value, label }) => (
              <Checkbox
                key={value}
                name="benefit_ids"
                value={value}
                label={label}
                defaultChecked={chosen.includes(String(value))}
              />
            ))}
          </div>
        </ChoiceGroup>
      </Disclosure>
    </>
  );
}

export const registerNames = [
  'legal_name',
  'registration_number',
  'register_country_id',
  'register_address',
  'founded_on',
  'company_type_id',
  'ceo',
  'employees_number',
  'average_age',
  'capital_amount',
] as const;

export function RegisterFields(section: SectionProps) {
  const { t } = useTranslation();
  const { options, isVerified, today, errors } = section;
  const field = useField(section);
  const hint = isVerified ? t('employer.company.identityHint') : undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <OptionalText field={field('legal_name')} hint={hint} maxLength={200} />
      <OptionalText field={field('registration_number')} hint={hint} maxLength={60} dir="ltr" />
      <OptionalSelect field={field('register_country_id')} options={options.countries} />
      <OptionalText field={field('register_address')} maxLength={300} />
      <OptionalText field={field('founded_on')} type="date" max={today} />
      <OptionalSelect field={field('company_type_id')} options={options.types} />
      <OptionalText field={field('ceo')} maxLength={120} />
      <OptionalText field={field('employees_number')} type="number" min={0} step={1} />
      <OptionalText field={field('average_age')} type="number" min={14} max={100} step={1} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
        <OptionalText
          field={{ ...field('capital_amount'), error: errors['registered_capital.amount'] }}
          type="number"
          min={0}
          step="any"
        />
        <NativeSelect
          {...field('capital_currency')}
          label={t('employer.company.currency')}
          error={errors.registered_capital ?? errors['registered_capital.currency']}
          options={options.currencies}
          placeholder={t('ui.select.placeholder')}
          isOptional
        />
      </div>
    </div>
  );
}

export const contactNames = ['address', 'phone', 'email', ...networks.map((network) => `social_${network}`)];

export function ContactFields(section: SectionProps) {
  const field = useField(section);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <OptionalText field={field('phone')} type="tel" maxLength={30} dir="ltr" autoComplete="off" />
      <OptionalText field={field('email')} type="email" maxLength={254} dir="ltr" autoComplete="off" />
      <div className="sm:col-span-2">
        <OptionalText field={field('address')} maxLength={300} autoComplete="street-address" />
      </div>
      {networks.map((network) => (
        <OptionalText
          key={network}
          field={field(`social_${network}`, `social_media.${network}`)}
          inputMode="url"
          dir="ltr"
          maxLength={300}
        />
      ))}
    </div>
  );
}

export const listingNames = [
  'financing_stage_id',
  'listing_status_id',
  'stock_exchange',
  'stock_code',
  'listed_on',
] as const;

export function ListingFields(section: SectionProps) {
  const { options, today } = section;
  const field = useField(section);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <OptionalSelect field={field('financing_stage_id')} options={options.stages} />
      <OptionalSelect field={field('listing_status_id')} options={options.listings} />
      <OptionalText field={field('stock_exchange')} maxLength={80} />
      <OptionalText field={field('stock_code')} maxLength={20} dir="ltr" />
      <OptionalText field={field('listed_on')} type="date" max={today} />
    </div>
  );
}
