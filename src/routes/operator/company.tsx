import { redirect } from 'react-router';
import { NamesakeNotice } from '#src/modules/companies/web/namesake-notice.tsx';
import { safeWebsite } from '#src/modules/companies/web/safe-website.ts';
import { SubmissionCard } from '#src/modules/companies/web/submission-card.tsx';
import { VerifiedMark } from '#src/modules/companies/web/verified-mark.tsx';
import { servicesContext } from '#src/page-context.ts';
import { ExternalTextLink, TextLink } from '#src/ui/controls/text-link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Container, PageHeader, SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { toRefusal } from '../employer/refusal.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/company';
import { AuditEntries } from './audit-entries.tsx';
import { readReason } from './reason-fields.tsx';
import { Revoke } from './revoke.tsx';
import { wantedId } from './wanted-id.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const id = wantedId(params.id);
  const found = await orExplain(api('GET /operator/companies/:id', { id }));
  const { entries } = await api('GET /operator/audit-log', { subject: 'company', subject_id: id });
  return { found, entries };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = wantedId(params.id);
  const form = await request.formData();
  try {
    await context
      .get(servicesContext)
      .api('POST /operator/companies/:id/revoke-verification', { id, ...readReason(form) });
  } catch (error) {
    return toRefusal(error, form);
  }
  return redirect(`/${params.lang}/operator/companies/${id}`);
}

export default function Company({ loaderData: { found, entries }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { company, submissions } = found;
  const hrefOf = (id: number) => `/${language}/operator/companies/${id}`;
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: company.name })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={company.name}
          lead={<BackLink to={`/${language}/operator/companies`} label={t('operator.companies.title')} />}
          actions={
            found.status === 'active' ? (
              company.is_verified ? (
                <VerifiedMark />
              ) : (
                <Badge tone="apricot">{t('companies.unverified')}</Badge>
              )
            ) : (
              <Badge tone="danger">{t(`operator.companies.${found.status}`)}</Badge>
            )
          }
        />
        <div className="grid max-w-4xl gap-8">
          <NamesakeNotice namesakes={found.namesakes} hrefOf={hrefOf} />
          <CompanyFacts found={found} />
          {company.is_verified ? <Revoke action={hrefOf(company.id)} refusal={actionData} /> : null}
          <section aria-labelledby="submissions">
            <SectionHeader id="submissions" title={t('operator.companies.submissions')} />
            {submissions.length === 0 ? (
              <p className="text-ink-muted">{t('operator.companies.noSubmissions')}</p>
            ) : (
              <ul className="grid grid-cols-1 gap-4">
                {submissions.map((submission) => (
                  <li key={submission.id}>
                    <SubmissionCard submission={submission} />
                    <p className="mt-1">
                      <TextLink to={`/${language}/operator/verifications/${submission.id}`}>
                        {t('operator.audit.submission', { id: submission.id })}
                      </TextLink>
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="trail">
            <SectionHeader id="trail" title={t('operator.audit.trail')} />
            <AuditEntries entries={entries} />
          </section>
        </div>
      </Container>
    </main>
  );
}

function CompanyFacts({ found }: { found: Route.ComponentProps['loaderData']['found'] }) {
  const { t, language } = useTranslation();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const website = safeWebsite(found.website);
  const admins = found.admins.map(({ account_id, name, email }) => (
    <li key={account_id}>
      <bdi>{name}</bdi>
      {email ? (
        <bdi dir="ltr" className="ms-2 break-all text-ink-muted">
          {email}
        </bdi>
      ) : null}
    </li>
  ));
  const facts = [
    { term: t('companies.about.legalName'), value: found.legal_name && <bdi>{found.legal_name}</bdi> },
    {
      term: t('companies.about.registrationNumber'),
      value: found.registration_number && <bdi>{found.registration_number}</bdi>,
    },
    { term: t('companies.about.registerCountry'), value: found.register_country?.value },
    { term: t('operator.verifications.country'), value: found.company_country.value },
    {
      term: t('operator.companies.verifiedSince'),
      value: found.verified_at && day.format(new Date(found.verified_at)),
    },
    { term: t('operator.verifications.since'), value: day.format(new Date(found.created_at)) },
    {
      term: t('operator.verifications.page'),
      value: <TextLink to={`/${language}${found.company.url}`}>{found.company.name}</TextLink>,
    },
    {
      term: t('employer.company.website'),
      value: website && (
        <ExternalTextLink href={website.href}>
          <bdi dir="ltr">{website.shown}</bdi>
        </ExternalTextLink>
      ),
    },
    { term: t('operator.companies.admins'), value: admins.length > 0 && <ul>{admins}</ul> },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value)} />;
}
