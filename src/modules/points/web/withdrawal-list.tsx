import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge, type BadgeProps } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Withdrawal } from '../points.contract.ts';
import type { WithdrawalState } from '../withdrawal-rules.ts';
import { usePointWords } from './point-words.ts';

export const stateTones: Record<WithdrawalState, BadgeProps['tone']> = {
  requested: 'apricot',
  approved: 'info',
  paid: 'accent',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** What was asked for and where each request stands; the newest can be taken back while nobody has approved it. */
export function WithdrawalList({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation();
  if (withdrawals.length === 0) return null;
  return (
    <SettingsCard title={t('points.withdrawals.title')}>
      <ul className="divide-y divide-line">
        {withdrawals.map((one) => (
          <WithdrawalItem key={one.id} withdrawal={one} />
        ))}
      </ul>
    </SettingsCard>
  );
}

function WithdrawalItem({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const words = usePointWords();
  const { id, state, points, usdt_cents, network, address, reason, transaction_hash } = withdrawal;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold text-ink">
          {words.points(points)} · {words.usdt(usdt_cents)}
        </p>
        <Badge tone={stateTones[state]}>{t(`points.states.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-ink-muted text-sm">
        <LocalTime moment={withdrawal.requested_at} dateStyle="medium" timeStyle="short" /> · <bdi>{network}</bdi>
      </p>
      <p className="wrap-anywhere mt-1 text-ink-muted text-sm">
        {address ? <bdi className="font-mono">{address}</bdi> : t('points.withdrawals.addressGone')}
      </p>
      {transaction_hash ? (
        <p className="wrap-anywhere mt-1 text-ink-muted text-sm">
          {t('points.withdrawals.hash')} <bdi className="font-mono">{transaction_hash}</bdi>
        </p>
      ) : null}
      {reason ? (
        <p className="wrap-anywhere mt-2 text-ink">
          <bdi>{reason}</bdi>
        </p>
      ) : null}
      {state === 'requested' ? <CancelForm id={id} /> : null}
    </li>
  );
}

function CancelForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('cancel');
  return (
    <Form method="post" className="mt-3 grid justify-items-start gap-3">
      <input type="hidden" name="id" value={id} />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <Button type="submit" name="intent" value="cancel" variant="secondary" size="sm" isLoading={isBusy}>
        {t('points.withdrawals.cancel')}
      </Button>
    </Form>
  );
}
