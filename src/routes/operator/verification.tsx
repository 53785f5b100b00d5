import { ChevronLeft, ChevronRight } from 'lucide-react';
import { redirect } from 'react-router';
import { verificationChecks } from '#src/modules/companies/verification-reasons.ts';
import { DocumentViewer } from '#src/modules/companies/web/document-viewer.tsx';
import { NamesakeNotice } from '#src/modules/companies/web/namesake-notice.tsx';
import { safeWebsite } from '#src/modules/companies/web/safe-website.ts';
import { SubmissionCard } from '#src/modules/companies/web/submission-card.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { ExternalTextLink, TextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Container, PageHeader, SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { textOf, toRefusal } from '../employer/refusal.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/verification';
import { AuditEntries } from './audit-entries.tsx';
import { Decide } from './decide.tsx';
import { readReason } from './reason-fields.tsx';
import { Revoke } from './revoke.tsx';
import { wantedId } from './wanted-id.ts';

/** Everything that was decided about the company, not only this submission. */
const SUBJECT = 'company';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const id = wantedId(params.id);
  const verification = await orExplain(api('GET /operator/verifications/:id', { id }));
  const { entries } = await api('GET /operator/audit-log', { subject: SUBJECT, subject_id: verification.company.id });
  return { verification, entries };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = wantedId(params.id);
  const form = await request.formData();
  const checks = verificationChecks.filter((check) => form.getAll('checks').includes(check));
  const isApproval = textOf(form, 'decision') === 'approve';
  const { reason, reason_name } = readReason(form);
  try {
    await context.get(servicesContext).api('POST /operator/verifications/:id/decide', {
      id,
      decision: isApproval ? 'approve' : 'reject',
      checks,
      reason,
      // The list names reasons against; what speaks for it is that everything was checked.
      reason_name: isApproval ? 'all_checked' : reason_name,
    });
  } catch (error) {
    return { refusal: toRefusal(error, form), checks };
  }
  return redirect(`/${params.lang}/operator/verifications/${id}`);
}

export default function Verification({ loaderData: { verification, entries }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { company, state } = verification;
  const companyHref = (id: number) => `/${language}/operator/companies/${id}`;
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: company.name })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={company.name}
          description={t('operator.verifications.one')}
          lead={<BackLink to={`/${language}/operator/verifications`} label={t('operator.verifications.title')} />}
          actions={<QueueSteps queue={verification.queue} />}
        />
        <div className="mb-6 empty:hidden">
          <NamesakeNotice namesakes={verification.namesakes} hrefOf={companyHref} />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0 space-y-8">
            <DocumentViewer key={verification.id} documents={verification.documents} />
            <section aria-labelledby="sent">
              <SectionHeader id="sent" title={t('operator.verifications.submission')} />
              <SubmissionCard submission={verification} />
            </section>
            <CompanyFacts verification={verification} />
          </div>
          <div className="grid gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
            {state === 'pending' ? (
              <Decide
                key={verification.id}
                refusal={actionData?.refusal}
                ticked={actionData?.checks ?? []}
                readerLanguage={verification.submitted_by.language}
              />
            ) : (
              <Notice tone={state === 'approved' ? 'success' : 'info'}>
                {t('operator.verifications.decidedBy', { name: verification.decided_by ?? '–' })}
              </Notice>
            )}
            {verification.may_revoke ? <Revoke action={companyHref(company.id)} /> : null}
          </div>
        </div>
        <div className="mt-10 space-y-8 lg:max-w-4xl">
          {verification.earlier.length > 0 ? (
            <section aria-labelledby="earlier">
              <SectionHeader id="earlier" title={t('operator.verifications.earlier')} />
              <div className="grid grid-cols-1 gap-4">
                {verification.earlier.map((submission) => (
                  <SubmissionCard key={submission.id} submission={submission} />
                ))}
              </div>
            </section>
          ) : null}
          <section aria-labelledby="trail">
            <SectionHeader id="trail" title={t('operator.audit.trail')} />
            <AuditEntries entries={entries} />
          </section>
        </div>
      </Container>
    </main>
  );
}

type Verified = Route.ComponentProps['loaderData']['verification'];

/** One's place in the queue, and the ways to those who wait before and after. */
function QueueSteps({ queue }: { queue: Verified['queue'] }) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  const href = (id: number) => `/${language}/operator/verifications/${id}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {queue.place === null ? null : (
        <span className="text-ink-muted text-sm">
          {t('operator.verifications.queue', { place: number.format(queue.place), total: number.format(queue.total) })}
        </span>
      )}
      {queue.previous_id === null ? null : (
        <LinkButton
          variant="secondary"
          size="sm"
          to={href(queue.previous_id)}
          aria-label={t('operator.verifications.previous')}
        >
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </LinkButton>
      )}
      {queue.next_id === null ? null : (
        <LinkButton
          variant="secondary"
          size="sm"
          to={href(queue.next_id)}
          aria-label={t('operator.verifications.next')}
        >
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </LinkButton>
      )}
      {queue.place === null ? null : (
        <LinkButton size="sm" to="#decide" className="lg:hidden">
          {t('operator.decide.title')}
        </LinkButton>
      )}
    </div>
  );
}

function CompanyFacts({ verification }: { verification: Verified }) {
  const { t, language } = useTranslation();
  const { company, submitted_by: by } = verification;
  const website = safeWebsite(verification.website);
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <section aria-labelledby="company">
      <SectionHeader id="company" title={t('operator.verifications.facts')} />
      <DescriptionList
        items={[
          {
            term: t('operator.verifications.company'),
            value: <TextLink to={`/${language}/operator/companies/${company.id}`}>{company.name}</TextLink>,
          },
          {
            term: t('operator.verifications.page'),
            value: <TextLink to={`/${language}${company.url}`}>{t('operator.verifications.page')}</TextLink>,
          },
          { term: t('operator.verifications.country'), value: verification.company_country.value },
          {
            term: t('employer.company.website'),
            value: website ? (
              <ExternalTextLink href={website.href}>
                <bdi dir="ltr">{website.shown}</bdi>
              </ExternalTextLink>
            ) : (
              '–'
            ),
          },
          { term: t('employer.company.industry'), value: company.industry.value },
          { term: t('employer.company.size'), value: company.size.value },
          {
            term: t('operator.verifications.since'),
            value: since.format(new Date(verification.company_created_at)),
          },
          {
            term: t('operator.verifications.by'),
            value: (
              <>
                <bdi>{by.name}</bdi>
                {by.email ? (
                  <bdi dir="ltr" className="ms-2 inline-block break-all text-ink-muted">
                    {by.email}
                  </bdi>
                ) : null}
              </>
            ),
          },
          {
            term: t('operator.verifications.rejections'),
            value: new Intl.NumberFormat(language).format(verification.earlier_rejections),
          },
        ]}
      />
    </section>
  );
}
