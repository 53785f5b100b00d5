import { Coins } from 'lucide-react';
import { Form } from 'react-router';
import { usePointWords } from '#src/modules/points/web/point-words.ts';
import { networkNames, withdrawalStates } from '#src/modules/points/withdrawal-rules.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { idIn } from '../id-in.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/points';

/** Reads the filter from the address; nonsense is left out rather than refused. */
function readFilter(search: URLSearchParams) {
  return {
    state: withdrawalStates.find((one) => one === search.get('state')) ?? 'requested',
    network: networkNames.find((one) => one === search.get('network')),
    after: idIn(search, 'after'),
  } as const;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = readFilter(url.searchParams);
  const answer = await orExplain(context.get(servicesContext).api('GET /operator/points/withdrawals', filter));
  return { ...answer, filter };
}

/** OPS-01: requests for a payout, by where they stand. */
export default function OperatorPoints({ loaderData: { withdrawals, next, filter } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const hrefOf = (change: Record<string, string>) =>
    `?${new URLSearchParams({ state: filter.state, ...(filter.network && { network: filter.network }), ...change })}`;
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.points.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={t('operator.points.title')}
          description={t('operator.points.intro')}
          actions={
            <LinkButton variant="secondary" to={`/${language}/operator/points/credits`}>
              {t('operator.points.credits')}
            </LinkButton>
          }
        />
        <LinkTabs
          label={t('operator.feedback.filter')}
          tabs={withdrawalStates.map((state) => ({
            to: hrefOf({ state }),
            label: t(`operator.points.${state}`),
            isCurrent: filter.state === state,
          }))}
        />
        <Form key={filter.state} className="flex flex-wrap items-end gap-4 py-6">
          <input type="hidden" name="state" value={filter.state} />
          <div className="w-full sm:w-64">
            <NativeSelect
              name="network"
              label={t('points.withdraw.network')}
              placeholder={t('operator.points.allNetworks')}
              options={networkNames.map((name) => ({ value: name, label: name }))}
              defaultValue={filter.network ?? ''}
              required={false}
            />
          </div>
          <Button type="submit">{t('operator.audit.apply')}</Button>
        </Form>
        <WithdrawalTable withdrawals={withdrawals} />
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {filter.after === undefined ? null : (
            <LinkButton variant="secondary" to={hrefOf({})}>
              {t('operator.feedback.first')}
            </LinkButton>
          )}
          {next === null ? null : (
            <LinkButton variant="secondary" to={hrefOf({ after: String(next) })}>
              {t('operator.feedback.next')}
            </LinkButton>
          )}
        </div>
      </Container>
    </main>
  );
}

function WithdrawalTable({ withdrawals }: Pick<Route.ComponentProps['loaderData'], 'withdrawals'>) {
  const { t, language } = useTranslation();
  const words = usePointWords();
  return (
    <DataTable
      caption={t('operator.points.title')}
      rows={withdrawals}
      rowKey={(row) => row.id}
      empty={<EmptyState icon={<Coins />} title={t('operator.points.none')} />}
      columns={[
        {
          id: 'amount',
          header: t('operator.points.amount'),
          cell: (row) => (
            <TextLink to={`/${language}/operator/points/${row.id}`}>
              {words.points(row.points)} · {words.usdt(row.usdt_cents)}
            </TextLink>
          ),
        },
        { id: 'network', header: t('points.withdraw.network'), cell: (row) => <bdi>{row.network}</bdi> },
        {
          id: 'person',
          header: t('operator.points.person'),
          cell: (row) => <bdi>{row.account?.name || row.account?.email || t('operator.points.gone')}</bdi>,
        },
        {
          id: 'requested',
          header: t('operator.points.requestedAt'),
          cell: (row) => <LocalTime moment={row.requested_at} timeStyle="short" />,
        },
      ]}
    />
  );
}
