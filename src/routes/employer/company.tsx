import { ExternalLink } from 'lucide-react';
import { redirect } from 'react-router';
import { DeleteCompany } from '#src/modules/companies/web/delete-company.tsx';
import { CompanyProfileForm } from '#src/modules/companies/web/profile/company-profile-form.tsx';
import type { CompanyProfileOptions } from '#src/modules/companies/web/profile/profile-sections.tsx';
import { valuesIn } from '#src/modules/companies/web/profile/profile-values.ts';
import { VerificationBadge } from '#src/modules/companies/web/verification-badge.tsx';
import { CompanyReach } from '#src/modules/feeds/web/company-reach.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePublicUrl } from '../page-head.tsx';
import type { Route } from './+types/company';
import { choicesOf, countryChoices } from './option-choices.ts';
import { EmployerPage } from './page.tsx';
import { readProfile } from './read-profile.ts';
import { textOf, toRefusal } from './refusal.ts';
import { useBoss } from './use-boss.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [company, reach] = await Promise.all([
    services.api('GET /recruiters/company', {}),
    services.api('GET /recruiters/company/reach', {}),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return { company, reach, options: await profileOptions(services, company.country_id), today };
}

async function profileOptions(services: PageServices, countryId: number): Promise<CompanyProfileOptions> {
  const [countries, industries, sizes, stages, types, listings, benefits, places, money] = await Promise.all([
    countryChoices(services),
    choicesOf(services, 'industry_lists'),
    choicesOf(services, 'company_sizes'),
    choicesOf(services, 'financing_stage_lists'),
    choicesOf(services, 'company_type_lists'),
    choicesOf(services, 'listing_status_lists'),
    choicesOf(services, 'job_benefit_lists'),
    services.api('GET /config/:name/list', { name: 'location_lists' }),
    services.api('GET /config/:name/list', { name: 'currency_lists' }),
  ]);
  const locations = (places.location_lists ?? [])
    .filter((place) => place.country_id === countryId)
    .map((place) => ({ value: place.id, label: String(place.value) }));
  const currencies = (money.currency_lists ?? []).map(({ key, value }) => ({
    value: String(key),
    label: `${key} · ${value}`,
  }));
  return { countries, industries, sizes, stages, types, listings, benefits, locations, currencies };
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
    return { refusal: toRefusal(error, form), typed: valuesIn(form) };
  }
  // Each saving is told, also the second one in a row.
  return { savedAt: Date.now() };
}

export default function Company({ loaderData: { company, reach, options, today }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { permissions, verification } = useBoss();
  const { refusal, typed } = actionData && 'refusal' in actionData ? actionData : {};
  const isDeletion = refusal?.typed.do === 'delete';
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
          today={today}
          mayEdit={permissions.edit_company}
          refusal={isDeletion ? undefined : refusal}
          typed={isDeletion ? undefined : typed}
          savedAt={actionData && 'savedAt' in actionData ? actionData.savedAt : undefined}
        />
        {permissions.edit_company ? (
          <Card className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="font-semibold text-ink text-lg">{t('integrations.title')}</h2>
              <p className="mt-1 text-ink-muted">{t('integrations.intro')}</p>
            </div>
            <LinkButton variant="secondary" to={`/${language}/employer/integrations`}>
              {t('integrations.open')}
            </LinkButton>
          </Card>
        ) : null}
        <CompanyReach site={usePublicUrl()} reach={reach} />
        {permissions.delete_company ? (
          <div id="delete" className="scroll-mt-24">
            <DeleteCompany name={company.name} refusal={refusal} />
          </div>
        ) : null}
      </div>
    </EmployerPage>
  );
}
