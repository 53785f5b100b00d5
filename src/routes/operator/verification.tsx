import { Form, redirect, useNavigation } from 'react-router';
import { useFieldErrors } from '#src/modules/companies/web/form-refusal.ts';
import { safeWebsite } from '#src/modules/companies/web/safe-website.ts';
import { SubmissionCard } from '#src/modules/companies/web/submission-card.tsx';
import { servicesContext } from '#src/page-context.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { DescriptionList } from '#src/ui/description-list.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Container, PageHeader, SectionHeader } from '#src/ui/page.tsx';
import { ExternalTextLink, TextLink } from '#src/ui/text-link.tsx';
import { TextareaField } from '#src/ui/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { numberOf, type Refusal, textOf, toRefusal } from '../employer/refusal.ts';
import type { Route } from './+types/verification';
import { AuditEntries } from './audit-entries.tsx';
import { orExplain } from './or-explain.ts';

/** Everything that was decided about the company, not only this submission. */
const SUBJECT = 'company';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const id = Number(params.id);
  const verification = await orExplain(api('GET /operator/verifications/:id', { id }));
  const { entries } = await api('GET /operator/audit-log', { subject: SUBJECT, subject_id: verification.company.id });
  return { verification, entries };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(servicesContext).api('POST /operator/verifications/:id/decide', {
      id: Number(params.id),
      decision: textOf(form, 'decision') === 'approve' ? 'approve' : 'reject',
      reason: textOf(form, 'reason'),
    });
  } catch (error) {
    return toRefusal(error, form);
  }
  return redirect(`/${params.lang}/operator/verifications/${numberOf(form, 'id')}`);
}

export default function Verification({ loaderData: { verification, entries }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { company } = verification;
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: company.name })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={company.name}
          description={t('operator.verifications.one')}
          lead={<BackLink to={`/${language}/operator/verifications`} label={t('operator.verifications.title')} />}
        />
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <div className="min-w-0 space-y-8">
            <SubmissionCard submission={verification} />
            <CompanyFacts verification={verification} />
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
          {verification.state === 'pending' ? (
            <Decide id={verification.id} refusal={actionData} />
          ) : (
            <Notice tone={verification.state === 'approved' ? 'success' : 'info'}>
              {t('operator.verifications.decidedBy', { name: verification.decided_by ?? '–' })}
            </Notice>
          )}
        </div>
      </Container>
    </main>
  );
}

type Verified = Route.ComponentProps['loaderData']['verification'];

function CompanyFacts({ verification }: { verification: Verified }) {
  const { t, language } = useTranslation();
  const { company, submitted_by: by } = verification;
  const website = safeWebsite(verification.website);
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <section aria-labelledby="company">
      <SectionHeader id="company" title={t('operator.verifications.company')} />
      <DescriptionList
        items={[
          {
            term: t('operator.verifications.page'),
            value: <TextLink to={`/${language}${company.url}`}>{company.name}</TextLink>,
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

function Decide({ id, refusal }: { id: number; refusal: Refusal | undefined }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const errors = useFieldErrors(refusal, { reason: 'operator.decide.reason' });
  return (
    <Card as="section" className="lg:sticky lg:top-24" aria-labelledby="decide">
      <h2 id="decide" className="font-semibold text-ink text-lg">
        {t('operator.decide.title')}
      </h2>
      <Form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="id" value={id} />
        {refusal && !errors.reason ? <Notice tone="danger">{refusal.message}</Notice> : null}
        <TextareaField
          name="reason"
          label={t('operator.decide.reason')}
          hint={t('operator.decide.reasonHint')}
          error={errors.reason}
          defaultValue={refusal?.typed.reason}
          minLength={3}
          maxLength={1000}
          isCounted
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="decision" value="approve" isLoading={isSending}>
            {t('operator.decide.approve')}
          </Button>
          <Button type="submit" name="decision" value="reject" variant="danger" isLoading={isSending}>
            {t('operator.decide.reject')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
