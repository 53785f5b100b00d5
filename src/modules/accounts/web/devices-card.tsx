import { Monitor, Smartphone } from 'lucide-react';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLocalTime } from '#src/ui/local-time.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SettingsCard } from '#src/ui/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useFormAnswer } from '#src/ui/use-form-answer.ts';
import { describeAgent } from '../describe-agent.ts';
import { type Passkey, PasskeysToRemove } from './passkeys-to-remove.tsx';

type Device = AnswerOf<Api['GET /authentication/devices']>['devices'][number];

/** Where the account is signed in, each with a way to end it. */
export function DevicesCard({ devices, passkeys }: { devices: Device[]; passkeys: Passkey[] }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('sign-out-everywhere');
  return (
    <SettingsCard title={t('settings.devices.title')} text={t('settings.devices.text')}>
      <ul className="divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <Form method="post" className="mt-5 grid justify-items-start gap-2">
        <input type="hidden" name="intent" value="sign-out-everywhere" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <PasskeysToRemove passkeys={passkeys} />
        <Button type="submit" variant="secondary" isLoading={isBusy}>
          {t('settings.devices.everywhere')}
        </Button>
        <p className="text-ink-muted text-sm">{t('settings.devices.everywhereText')}</p>
      </Form>
    </SettingsCard>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('device');
  const seen = useLocalTime(device.last_seen_at, { timeStyle: 'short' });
  const name = describeAgent(device.device_name) || t('settings.devices.unknown');
  const Icon = device.device_type.includes('mobile') ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium text-ink">{name}</p>
        <p className="text-ink-muted text-sm">{t('settings.devices.seen', { date: seen })}</p>
        {message ? <p className="text-danger-ink text-sm">{message}</p> : null}
      </div>
      {device.is_current ? (
        <Badge tone="accent">{t('settings.devices.current')}</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="device" />
          <input type="hidden" name="id" value={device.id} />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            isLoading={isBusy}
            aria-label={t('settings.devices.signOutNamed', { name })}
          >
            {t('settings.devices.signOut')}
          </Button>
        </Form>
      )}
    </li>
  );
}
