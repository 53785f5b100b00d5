import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { RadioCard } from '#src/ui/controls/radio.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { isOpen } from '../withdrawal-rules.ts';
import type { PointsPage } from './earning-list.tsx';
import { usePointWords } from './point-words.ts';

/** Asks for a payout. Whoever cannot yet reads why instead of meeting a form that refuses. */
export function WithdrawForm({ page }: { page: PointsPage }) {
  const { t } = useTranslation();
  const words = usePointWords();
  const least = Math.min(...page.networks.map((one) => one.least));
  const isPending = page.withdrawals.some(({ state }) => isOpen(state));
  const facts = { points: words.points(page.points_per_usdt) };
  return (
    <SettingsCard title={t('points.withdraw.title')} text={t('points.withdraw.text', facts)}>
      {isPending ? (
        <Notice>{t('points.withdraw.pending')}</Notice>
      ) : page.available < least ? (
        <Notice>
          {t('points.withdraw.notYet', { least: words.points(least), missing: words.points(least - page.available) })}
        </Notice>
      ) : (
        <Fields key={page.withdrawals.length} page={page} />
      )}
    </SettingsCard>
  );
}

function Fields({ page: { networks, available, step, points_per_usdt } }: { page: PointsPage }) {
  const { t } = useTranslation();
  const words = usePointWords();
  const { Form, isBusy, message, error, value } = useFormAnswer('withdraw');
  const [typed, setTyped] = useState('');
  const chosen = value('network', networks[0]?.name ?? '');
  const worth = Number(typed) > 0 ? words.usdt((Number(typed) * 100) / points_per_usdt) : null;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="withdraw" />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <ChoiceGroup legend={t('points.withdraw.network')} error={error('network')}>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {networks.map(({ name, chain, least }) => (
            <RadioCard
              key={name}
              name="network"
              value={name}
              label={<bdi>{`${name} · ${chain}`}</bdi>}
              description={t('points.withdraw.from', { points: words.points(least) })}
              defaultChecked={name === chosen}
              required
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextField
        name="points"
        label={t('points.withdraw.points')}
        hint={
          worth
            ? t('points.withdraw.arrives', { amount: worth })
            : t('points.withdraw.pointsHint', { step: words.number(step), available: words.points(available) })
        }
        error={error('points')}
        defaultValue={value('points', '')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        className="max-w-48"
      />
      <TextField
        name="address"
        label={t('points.withdraw.address')}
        hint={t('points.withdraw.addressHint')}
        error={error('address')}
        defaultValue={value('address', '')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        dir="ltr"
        className="font-mono"
      />
      <Notice tone="warning" title={t('points.withdraw.warningTitle')}>
        {t('points.withdraw.warning')}
      </Notice>
      <Checkbox name="checked" label={t('points.withdraw.checked')} required />
      <div>
        <Button type="submit" isLoading={isBusy}>
          {t('points.withdraw.button')}
        </Button>
      </div>
    </Form>
  );
}
