import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { dateFormat } from '#src/kernel/formats.ts';
import { CheckBox } from '#src/ui/controls/checkbox.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PushDevice } from './push-state.ts';

interface PushDevicesProps {
  devices: PushDevice[];
  onRemove: (device: PushDevice) => void;
  onChange: (device: PushDevice, showsDetails: boolean) => void;
}

/** Every browser that gets push notifications, with what its screen may show. */
export function PushDevices({ devices, ...acts }: PushDevicesProps) {
  const { t } = useTranslation();
  if (devices.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-medium text-ink text-sm">{t('app.push.devices')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} {...acts} />
        ))}
      </ul>
    </>
  );
}

function DeviceRow({ device, onRemove, onChange }: { device: PushDevice } & Omit<PushDevicesProps, 'devices'>) {
  const { t, language } = useTranslation();
  const id = useId();
  const date = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(device.created_at));
  const name = device.name || t(device.is_this ? 'app.push.thisDevice' : 'app.push.otherDevice');
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words text-ink text-sm">
          <bdi>{name}</bdi>
          {device.is_this && device.name ? ` · ${t('app.push.thisDevice')}` : ''}
        </p>
        <p className="text-ink-muted text-sm">{t('app.push.since', { date })}</p>
        <label htmlFor={id} className="group mt-1 flex min-h-11 items-center gap-3 text-sm">
          <CheckBox
            id={id}
            checked={device.shows_details}
            onChange={(event) => onChange(device, event.target.checked)}
            aria-describedby={`${id}-text`}
          />
          {t('app.push.details')}
        </label>
        <p id={`${id}-text`} className="text-ink-muted text-xs">
          {t('app.push.detailsText')}
        </p>
      </div>
      <IconButton
        label={t('app.push.remove', { device: name })}
        icon={<Trash2 aria-hidden className="size-5" />}
        onClick={() => onRemove(device)}
      />
    </li>
  );
}
