import { useEffect, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Whether this browser may show notices over other windows; it asks only when the reader wants it to. */
export function PushPermission() {
  const { t } = useTranslation();
  const [permission, setPermission] = useState<NotificationPermission | null>(null);
  useEffect(() => {
    if ('Notification' in window) setPermission(Notification.permission);
  }, []);
  return (
    <div className="grid justify-items-start gap-3 text-ink-muted text-sm">
      <p>{t('settings.notifications.push')}</p>
      {permission === 'default' ? (
        <Button
          size="sm"
          variant="secondary"
          onClick={async () => setPermission(await Notification.requestPermission())}
        >
          {t('settings.notifications.allowPush')}
        </Button>
      ) : null}
      {permission === 'denied' ? <p>{t('settings.notifications.pushDenied')}</p> : null}
      {permission === 'granted' ? <p>{t('settings.notifications.pushAllowed')}</p> : null}
    </div>
  );
}
