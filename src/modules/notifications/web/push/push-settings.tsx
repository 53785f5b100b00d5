import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PushDevices } from './push-devices.tsx';
import type { PushDevice, PushState } from './push-state.ts';
import { canPush, turnOnPush, unsubscribeBrowser } from './subscribe-browser.ts';

/** SET-01: whether this browser hears of news while Parley is closed, and which others do. */
export function PushSettings({ push }: { push: PushState }) {
  const { t } = useTranslation();
  const [devices, setDevices] = useState(push.devices);
  const [support, setSupport] = useState<'none' | 'denied' | 'can' | null>(null);
  useEffect(() => setSupport(canPush() ? (Notification.permission === 'denied' ? 'denied' : 'can') : 'none'), []);
  const key = push.public_key;
  if (key === null) return null;
  const own = devices.find(({ is_this }) => is_this);
  const attempt = async (act: () => Promise<{ devices: PushDevice[] } | undefined>) => {
    try {
      const answer = await act();
      if (answer) setDevices(answer.devices);
      else setSupport(Notification.permission === 'denied' ? 'denied' : 'can');
      return true;
    } catch {
      showToast(t('app.push.failed'), { tone: 'danger' });
      return false;
    }
  };
  const remove = ({ id, is_this }: PushDevice) =>
    attempt(async () => {
      if (is_this) await unsubscribeBrowser();
      return api('DELETE /notification/push/devices/:id', { id });
    });
  return (
    <Card>
      <h2 className="font-semibold text-ink">{t('app.push.title')}</h2>
      <p className="mt-1 text-ink-muted text-sm">{t(own ? 'app.push.isOn' : 'app.push.text')}</p>
      <div className="mt-4 empty:hidden">
        {own ? (
          <Button size="sm" variant="secondary" onClick={() => remove(own)}>
            {t('app.push.turnOff')}
          </Button>
        ) : null}
        {!own && support === 'can' ? (
          <Button size="sm" onClick={() => attempt(() => turnOnPush(key))}>
            {t('app.push.turnOn')}
          </Button>
        ) : null}
      </div>
      {!own && support === 'denied' ? (
        <p className="mt-3 text-sm">
          {t('settings.notifications.pushDenied')} <HelpLink about="push" />
        </p>
      ) : null}
      {!own && support === 'none' ? <p className="mt-3 text-sm">{t('app.push.unsupported')}</p> : null}
      <PushDevices
        devices={devices}
        onRemove={remove}
        onChange={({ id }, shows_details) => {
          setDevices((known) => known.map((one) => (one.id === id ? { ...one, shows_details } : one)));
          attempt(() => api('POST /notification/push/devices/:id', { id, shows_details })).then((isDone) => {
            if (!isDone) setDevices(devices);
          });
        }}
      />
    </Card>
  );
}
