import { Form, useNavigation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type FormRefusal, useFieldErrors } from './form-refusal.ts';
import { OwnNameFields } from './own-name-fields.tsx';

interface CreateCompanyFormProps {
  options: { countries: SelectOption[]; industries: SelectOption[]; sizes: SelectOption[]; countryId: number };
  refusal: FormRefusal | undefined;
  asksName: boolean;
}

/** A company of that name is here already; the next try may say that this is another one. */
const NAME_TAKEN = 49091;

const labels = {
  name: 'employer.company.name',
  position: 'employer.welcome.position',
} as const;

/** The little that a company needs to begin with; the rest of its page can wait. */
export function CreateCompanyForm({ options, refusal, asksName }: CreateCompanyFormProps) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const errors = useFieldErrors(refusal, labels);
  const typed = refusal?.typed ?? {};
  const hasFields = Object.keys(errors).length > 0;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="do" value="create" />
      {refusal && !hasFields ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <TextField
        name="name"
        label={t('employer.company.name')}
        error={errors.name}
        defaultValue={typed.name}
        minLength={2}
        maxLength={120}
        autoComplete="organization"
      />
      {refusal?.code === NAME_TAKEN ? <Checkbox name="is_not_listed" label={t('employer.welcome.notListed')} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          name="country_id"
          label={t('employer.company.country')}
          error={errors.country_id}
          options={options.countries}
          defaultValue={typed.country_id ?? options.countryId}
        />
        <NativeSelect
          name="size_id"
          label={t('employer.company.size')}
          error={errors.size_id}
          options={options.sizes}
          placeholder={t('ui.select.placeholder')}
          defaultValue={typed.size_id ?? ''}
        />
      </div>
      <NativeSelect
        name="industry_id"
        label={t('employer.company.industry')}
        error={errors.industry_id}
        options={options.industries}
        placeholder={t('ui.select.placeholder')}
        defaultValue={typed.industry_id ?? ''}
      />
      {asksName ? <OwnNameFields refusal={refusal} /> : null}
      <TextField
        name="position"
        label={t('employer.welcome.position')}
        hint={t('employer.welcome.positionHint')}
        error={errors.position}
        defaultValue={typed.position}
        maxLength={100}
        autoComplete="organization-title"
      />
      <TextField
        name="website"
        label={t('employer.company.website')}
        error={errors.website}
        defaultValue={typed.website}
        isOptional
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        maxLength={300}
        autoComplete="url"
      />
      <TextareaField
        name="overview"
        label={t('employer.company.overview')}
        hint={t('employer.company.overviewHint')}
        error={errors.overview}
        defaultValue={typed.overview}
        isOptional
        isCounted
        maxLength={5000}
        dir="auto"
      />
      <Checkbox
        name="is_agency"
        defaultChecked={typed.is_agency !== undefined}
        label={t('employer.company.agency')}
        description={t('employer.company.agencyText')}
      />
      <div>
        <Button type="submit" size="lg" isLoading={isSending}>
          {t('employer.welcome.createSend')}
        </Button>
      </div>
    </Form>
  );
}
