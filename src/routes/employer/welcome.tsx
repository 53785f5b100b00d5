import { Building2, Search } from 'lucide-react';
import { redirect, useRevalidator, useSearchParams } from 'react-router';
import { CreateCompanyForm } from '#src/modules/companies/web/create-company-form.tsx';
import { JoinForm, JoinSearch, JoinWaiting } from '#src/modules/companies/web/join-company.tsx';
import { JoinDeclined } from '#src/modules/companies/web/join-declined.tsx';
import { useNewsOf } from '#src/modules/notifications/web/use-news-of.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { ForwardChevron } from '#src/ui/layout/direction-icon.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/welcome';
import { choicesOf, countryChoices } from './option-choices.ts';
import { EmployerPage } from './page.tsx';
import { numberOf, textOf, toRefusal } from './refusal.ts';
import { useBoss } from './use-boss.ts';

const SHORTEST = 2;

/** A company is made or joined here; each step is an address, so that back and reload keep their place. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const { membership } = await services.api('GET /recruiters/me', {});
  if (membership) throw redirect(`/${params.lang}/employer/dashboard`);
  const step = search.get('step');
  const query = search.get('query')?.trim() ?? '';
  const found =
    step === 'join' && query.length >= SHORTEST
      ? (await services.api('GET /recruiters/company/search', { query })).companies
      : null;
  return { found, query, options: step === 'create' ? await companyOptions(services) : null, now: Date.now() };
}

async function companyOptions(services: PageServices) {
  const [countries, industries, sizes] = await Promise.all([
    countryChoices(services),
    choicesOf(services, 'industry_lists'),
    choicesOf(services, 'company_sizes'),
  ]);
  return { countries, industries, sizes, countryId: services.countryId };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = await request.formData();
  try {
    if (form.has('first_name')) {
      const name = { first_name: textOf(form, 'first_name'), last_name: textOf(form, 'last_name') };
      await api('PATCH /jobseeker/me', name);
    }
    switch (textOf(form, 'do')) {
      case 'withdraw':
        await api('POST /recruiters/company/join/withdraw', {});
        return redirect(`/${params.lang}/employer/welcome`);
      case 'join':
        await api('POST /recruiters/company/join', {
          company_id: numberOf(form, 'company_id'),
          position: textOf(form, 'position'),
          message: textOf(form, 'message'),
        });
        return redirect(`/${params.lang}/employer/welcome`);
      default:
        await api('POST /recruiters/company/create', readCompany(form));
        return redirect(`/${params.lang}/employer/dashboard`);
    }
  } catch (error) {
    return toRefusal(error, form);
  }
}

function readCompany(form: FormData) {
  const website = textOf(form, 'website');
  return {
    name: textOf(form, 'name'),
    country_id: numberOf(form, 'country_id'),
    industry_id: numberOf(form, 'industry_id'),
    size_id: numberOf(form, 'size_id'),
    position: textOf(form, 'position'),
    overview: textOf(form, 'overview'),
    website: website ? (website.includes('://') ? website : `https://${website}`) : null,
    is_agency: form.has('is_agency'),
    is_not_listed: form.has('is_not_listed'),
  };
}

export default function Welcome({ loaderData: { found, query, options, now }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { join_request: asked, hasName } = useBoss();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  // Whoever waits is led on, or told why not, the moment an admin has decided.
  useNewsOf(['join_decided'], revalidate);
  const step = search.get('step');
  const chosen = found?.find(({ id }) => String(id) === search.get('company'));
  return (
    <EmployerPage
      title={t('employer.welcome.title')}
      description={t('employer.welcome.intro')}
      width="narrow"
      back={step ? { to: '?', label: t('ui.back') } : undefined}
    >
      {asked?.state === 'pending' ? (
        <JoinWaiting request={asked} />
      ) : (
        <>
          {asked?.state === 'rejected' && !step ? (
            <div className="mb-6">
              <JoinDeclined request={asked} now={now} />
            </div>
          ) : null}
          {step === 'create' && options ? (
            <CreateCompanyForm options={options} refusal={actionData} asksName={!hasName} />
          ) : null}
          {step === 'join' && chosen ? (
            <JoinForm company={chosen} query={query} refusal={actionData} asksName={!hasName} />
          ) : null}
          {step === 'join' && !chosen ? <JoinSearch query={query} found={found} /> : null}
          {!step ? <Choice /> : null}
        </>
      )}
    </EmployerPage>
  );
}

function Choice() {
  const { t } = useTranslation();
  const ways = [
    {
      to: '?step=join',
      icon: Search,
      title: t('employer.welcome.join'),
      text: t('employer.welcome.joinText'),
    },
    {
      to: '?step=create',
      icon: Building2,
      title: t('employer.welcome.create'),
      text: t('employer.welcome.createText'),
    },
  ];
  return (
    <ul className="grid gap-4">
      {ways.map(({ to, icon: Icon, title, text }) => (
        <Card as="li" key={to} isInteractive className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
            <Icon aria-hidden className="size-6" />
          </span>
          <span className="min-w-0 flex-1">
            <CardLink to={to} className="font-semibold text-lg">
              {title}
            </CardLink>
            <span className="mt-0.5 block text-ink-muted">{text}</span>
          </span>
          <ForwardChevron className="size-5 text-ink-faint" />
        </Card>
      ))}
      <li className="px-1 text-ink-muted text-sm">{t('employer.welcome.invited')}</li>
    </ul>
  );
}
