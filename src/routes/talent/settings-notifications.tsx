import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { NotificationMatrix } from '#src/modules/notifications/web/notification-matrix.tsx';
import { PushSettings } from '#src/modules/notifications/web/push/push-settings.tsx';
import { QuietHoursForm } from '#src/modules/notifications/web/quiet-hours-form.tsx';
import { servicesContext } from '#src/page-context.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-notifications';
import { SettingsHead } from './settings-head.tsx';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    const [settings, push] = await Promise.all([api('GET /notification/settings'), api('GET /notification/push')]);
    return { ...settings, push };
  });
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      // A box that is not ticked is not sent, so what there is to tick is asked for first.
      matrix: async (form) => {
        const { kinds } = await api('GET /notification/settings');
        const changes = kinds.flatMap(({ kind, channels }) =>
          channels
            .filter(({ is_forced }) => !is_forced)
            .map(({ channel }) => ({ kind, channel, is_on: form.has(`${kind} ${channel}`) })),
        );
        await api('POST /notification/settings', { changes });
        return {};
      },
      quiet: async (form) => {
        const [from, to] = [textOf(form, 'from'), textOf(form, 'to')];
        await api('POST /notification/quiet-hours', { is_on: form.has('is_on'), from, to });
        return {};
      },
    }),
  );
}

export default function SettingsNotifications({ loaderData: settings }: Route.ComponentProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const addAddress = <TextLink to={`${base}/settings/account`}>{t('settings.notifications.addPhone')}</TextLink>;
  return (
    <>
      <SettingsHead path="notifications" title="settings.sections.notifications">
        {t('settings.notifications.text')}
      </SettingsHead>
      <div className="grid grid-cols-1 gap-6">
        {settings.has_email ? null : (
          <Notice tone="warning">
            {t('settings.notifications.noEmail')} {addAddress}
          </Notice>
        )}
        {settings.has_phone ? null : (
          <Notice>
            {t('settings.notifications.noPhone')} {addAddress}
          </Notice>
        )}
        <Card>
          <NotificationMatrix settings={settings} />
        </Card>
        <QuietHoursForm
          hours={settings.quiet_hours}
          zone={settings.time_zone}
          zoneHref={`${base}/settings/preferences`}
        />
        <PushSettings push={settings.push} />
      </div>
    </>
  );
}
