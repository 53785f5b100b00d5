import { ExternalLink } from 'lucide-react';
import { redirect } from 'react-router';
import { CompanyProfileForm, type CompanyProfileOptions } from '#src/modules/companies/web/company-profile-form.tsx';
import { DeleteCompany } from '#src/modules/companies/web/delete-company.tsx';
import { VerificationBadge } from '#src/modules/companies/web/verification-badge.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/company';
import { choicesOf, countryChoices } from './option-choices.ts';
import { EmployerPage } from './page.tsx';
import { numberOf, textOf, toRefusal } from './refusal.ts';
import { useBoss } from './use-boss.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const company = await services.api('GET /recruiters/company', {});
  return { company, options: await profileOptions(services, company.country_id) };
}

async function profileOptions(services: PageServices, countryId: number): Promise<CompanyProfileOptions> {
  const [countries, industries, sizes, stages, types, listings, benefits, places] = await Promise.all([
    countryChoices(services),
    choicesOf(services, 'industry_lists'),
    choicesOf(services, 'company_sizes'),
    choicesOf(services, 'financing_stage_lists'),
    choicesOf(services, 'company_type_lists'),
    choicesOf(services, 'listing_status_lists'),
    choicesOf(services, 'job_benefit_lists'),
    services.api('GET /config/:name/list', { name: 'location_lists' }),
  ]);
  const locations = (places.location_lists ?? [])
    .filter((place) => place.country_id === countryId)
    .map((place) => ({ value: place.id, label: String(place.value) }));
  return { countries, industries, sizes, stages, types, listings, benefits, locations };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = await request.formData();
  try {
    if (textOf(form, 'do') === 'delete') {
      await api('POST /recruiters/company/delete', { name: textOf(form, 'confirm_name') });
      return redirect(`/${params.lang}/employer/welcome`);
    }
    await api('PATCH /recruiters/company', readProfile(form));
  } catch (error) {
    return toRefusal(error, form);
  }
  // Each saving is told, also the second one in a row.
  return { savedAt: Date.now() };
}

function readProfile(form: FormData) {
  const optionalId = (name: string) => (textOf(form, name) ? numberOf(form, name) : null);
  const website = textOf(form, 'website');
  return {
    name: textOf(form, 'name'),
    country_id: numberOf(form, 'country_id'),
    location_id: optionalId('location_id'),
    address: textOf(form, 'address') || null,
    industry_id: numberOf(form, 'industry_id'),
    size_id: numberOf(form, 'size_id'),
    financing_stage_id: optionalId('financing_stage_id'),
    company_type_id: optionalId('company_type_id'),
    listing_status_id: optionalId('listing_status_id'),
    founded_on: textOf(form, 'founded_on') || null,
    website: website ? (website.includes('://') ? website : `https://${website}`) : null,
    overview: textOf(form, 'overview'),
    culture: textOf(form, 'culture') || null,
    benefit_ids: form.getAll('benefit_ids').map(Number),
    is_agency: form.has('is_agency'),
    ...(textOf(form, 'logo_file_id') && { logo_file_id: textOf(form, 'logo_file_id') }),
    ...(form.has('has_album') && { album: readAlbum(form) }),
  };
}

/** Each picture is `id:12` or, when it is new, `file:…`; captions come in the same order. */
function readAlbum(form: FormData) {
  const captions = form.getAll('album_caption').map((text) => String(text).trim());
  return form.getAll('album').map((ref, at) => {
    const [kind, value = ''] = String(ref).split(':');
    return { ...(kind === 'id' ? { id: Number(value) } : { file_id: value }), caption: captions[at] || null };
  });
}

export default function Company({ loaderData: { company, options }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { permissions, verification } = useBoss();
  const refusal = actionData && 'message' in actionData ? actionData : undefined;
  return (
    <EmployerPage
      title={t('employer.company.title')}
      description={t('employer.company.intro')}
      width="form"
      actions={
        <LinkButton
          variant="secondary"
          to={`/${language}${company.url}`}
          icon={<ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />}
        >
          {t('employer.company.view')}
        </LinkButton>
      }
    >
      <div className="space-y-10">
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 className="font-semibold text-ink text-lg">{t('employer.verification.title')}</h2>
            <div className="mt-1">{verification ? <VerificationBadge state={verification.state} /> : null}</div>
          </div>
          <LinkButton
            variant={verification?.state === 'approved' ? 'secondary' : 'primary'}
            to={`/${language}/employer/verification`}
          >
            {t(verification?.state === 'none' ? 'employer.verification.start' : 'employer.verification.see')}
          </LinkButton>
        </Card>
        <CompanyProfileForm
          company={company}
          options={options}
          mayEdit={permissions.edit_company}
          refusal={refusal?.typed.do === 'delete' ? undefined : refusal}
          savedAt={actionData && 'savedAt' in actionData ? actionData.savedAt : undefined}
        />
        {permissions.delete_company ? <DeleteCompany name={company.name} refusal={refusal} /> : null}
      </div>
    </EmployerPage>
  );
}
