import { Inbox } from 'lucide-react';
import { VerificationBadge } from '#src/modules/companies/web/verification-badge.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { Pagination } from '#src/ui/layout/pagination.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/verifications';

const states = ['pending', 'approved', 'rejected', 'revoked'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = states.find((one) => one === search.get('state')) ?? 'pending';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const answer = await orExplain(context.get(servicesContext).api('GET /operator/verifications', { state, page }));
  return { ...answer, state };
}

export default function Verifications({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { verifications, counts, state, page, page_count: pageCount } = loaderData;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(language);
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.verifications.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.verifications.title')} description={t('operator.verifications.intro')} />
        <LinkTabs
          label={t('operator.verifications.filter')}
          tabs={states.map((one) => ({
            to: one === 'pending' ? '?' : `?state=${one}`,
            label: `${t(`operator.verifications.${one}`)} (${number.format(counts[one])})`,
            isCurrent: one === state,
          }))}
        />
        <div className="pt-6">
          <DataTable
            caption={t('operator.verifications.title')}
            rows={verifications}
            rowKey={(row) => row.id}
            empty={
              <EmptyState icon={<Inbox />} title={t('operator.verifications.none')}>
                {state === 'pending' ? t('operator.verifications.nonePending') : null}
              </EmptyState>
            }
            columns={[
              {
                id: 'company',
                header: t('operator.verifications.company'),
                cell: (row) => (
                  <Link
                    to={`/${language}/operator/verifications/${row.id}`}
                    className="inline-flex min-h-11 items-center text-accent-ink underline decoration-accent/40 underline-offset-4 hover:decoration-current"
                  >
                    {row.company.name}
                  </Link>
                ),
              },
              {
                id: 'when',
                header: t('operator.verifications.submitted'),
                cell: (row) => (
                  <time dateTime={row.submitted_at} className="whitespace-nowrap">
                    {day.format(new Date(row.submitted_at))}
                  </time>
                ),
              },
              {
                id: 'country',
                header: t('operator.verifications.country'),
                cell: (row) => row.company_country.value,
              },
              { id: 'by', header: t('operator.verifications.by'), cell: (row) => row.submitted_by.name },
              {
                id: 'documents',
                header: t('operator.verifications.documents'),
                isNumeric: true,
                cell: (row) => number.format(row.documents.length),
              },
              {
                id: 'state',
                header: t('operator.verifications.state'),
                cell: (row) => <VerificationBadge state={row.state} />,
              },
            ]}
          />
          {pageCount > 1 ? (
            <div className="mt-6">
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefFor={(to) => `?${new URLSearchParams({ state, page: String(to) })}`}
              />
            </div>
          ) : null}
        </div>
      </Container>
    </main>
  );
}
