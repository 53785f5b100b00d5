import { isRefusal } from '#src/kernel/client.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { ProofHost } from '#src/modules/accounts/web/proof-host.tsx';
import { BalanceCard } from '#src/modules/points/web/balance-card.tsx';
import { EarningList } from '#src/modules/points/web/earning-list.tsx';
import { EventList } from '#src/modules/points/web/event-list.tsx';
import { PointHistory } from '#src/modules/points/web/point-history.tsx';
import { WithdrawForm } from '#src/modules/points/web/withdraw-form.tsx';
import { WithdrawalList } from '#src/modules/points/web/withdrawal-list.tsx';
import { servicesContext } from '#src/page-context.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { idIn } from '../id-in.ts';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/points';

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const before = idIn(url.searchParams, 'before');
  const [page, history] = await asAccount(request, params.lang, () =>
    Promise.all([api('GET /points', {}), api('GET /points/history', { before })]),
  );
  return { page, history, isOlder: before !== undefined };
}

/** Which field of the form a refusal is about. */
const fieldOf = new Map<number, string>([
  [errorTable.withdrawNetworkUnsupported.code, 'network'],
  [errorTable.withdrawBelowMinimum.code, 'points'],
  [errorTable.withdrawNotMultiple.code, 'points'],
  [errorTable.pointsInsufficient.code, 'points'],
  [errorTable.withdrawAddressInvalid.code, 'address'],
]);

export function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const idOf = (form: FormData) => ({ id: Number(form.get('id')) });
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      withdraw: async (form) => {
        const [network, points, address] = ['network', 'points', 'address'].map((name) => textOf(form, name));
        const typed = { network: network ?? '', points: Number(points), address: address ?? '' };
        await api('POST /points/withdrawals', typed).catch(atField);
        return {};
      },
      cancel: async (form) => {
        await api('POST /points/withdrawals/:id/cancel', idOf(form));
        return {};
      },
      join: async (form) => {
        await api('POST /points/events/:id/join', idOf(form));
        return {};
      },
      claim: async (form) => {
        await api('POST /points/events/:id/claim', idOf(form));
        return {};
      },
    }),
  );
}

function atField(error: unknown): never {
  const field = isRefusal(error) ? fieldOf.get(error.code) : undefined;
  if (field && isRefusal(error)) Object.assign(error.fields, { [field]: error.message });
  throw error;
}

/** PTS-01: what one has, what earns more, and the way out to a wallet. */
export default function Points({ loaderData: { page, history, isOlder } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead title={t('points.title')} description={t('points.intro')} path="/points" isUnlisted />
      <Container className="pb-20">
        <PageHeader
          title={t('points.title')}
          description={
            <>
              {t('points.intro')} <TextLink to={`/${language}/help/points`}>{t('points.help')}</TextLink>
            </>
          }
        />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 grid-cols-1 gap-6 lg:order-last">
            <BalanceCard available={page.available} held={page.held} pointsPerUsdt={page.points_per_usdt} />
            <EarningList {...page} />
            <EventList events={page.events} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <WithdrawForm page={page} />
            <WithdrawalList withdrawals={page.withdrawals} />
            <PointHistory history={history} isOlder={isOlder} />
          </div>
        </div>
      </Container>
      <ProofHost />
    </main>
  );
}
