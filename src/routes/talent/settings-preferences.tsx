import { useRouteLoaderData } from 'react-router';
import { DisplayForm } from '#src/modules/accounts/web/display-form.tsx';
import { ThemeCard } from '#src/modules/accounts/web/theme-card.tsx';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { servicesContext } from '#src/page-context.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { Theme } from '#src/ui/controls/theme-switch.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { asAccount } from '../require-account.ts';
import { RegionForm } from '../shell/region-form.tsx';
import type { loader as shellLoader } from '../shell.tsx';
import type { Route } from './+types/settings-preferences';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language, theme } = context.get(servicesContext);
  const me = await asAccount(request, params.lang, () => api('GET /jobseeker/me'));
  // Made here, because a browser may know other zones and names than the server that checks them.
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return {
    me: { time_zone: me.time_zone, currency: me.currency },
    theme: (me.theme ?? theme) as Theme,
    timeZones: Intl.supportedValuesOf('timeZone'),
    currencies: Intl.supportedValuesOf('currency').map((code) => ({ code, name: names.of(code) ?? code })),
  };
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      display: async (form) => {
        await api('PATCH /jobseeker/me', {
          time_zone: textOf(form, 'time_zone') || undefined,
          currency: textOf(form, 'currency') || undefined,
        });
        return {};
      },
      theme: async (form) => {
        await api('POST /jobseeker/user-settings', { theme: textOf(form, 'theme') as Theme });
        return {};
      },
    }),
  );
}

export default function SettingsPreferences({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const sites = useRouteLoaderData<typeof shellLoader>('routes/shell')?.sites ?? [];
  return (
    <>
      <SettingsHead path="preferences" title="settings.sections.preferences" />
      <div className="grid grid-cols-1 gap-6">
        {/* The employer site changes country and language in its own menu. */}
        {sites.length > 0 ? (
          <SettingsCard title={t('settings.region.title')} text={t('settings.region.text')}>
            <RegionForm
              country={sites.find((site) => site.id === root?.countryId)}
              sites={sites}
              back={`${base}/settings/preferences`}
            />
          </SettingsCard>
        ) : null}
        <DisplayForm {...loaderData} />
        {base.endsWith('/employer') ? null : (
          <p className="text-ink-muted text-sm">
            <TextLink to={`${base}/currency-converter`}>{t('converter.title')}</TextLink>
          </p>
        )}
        <ThemeCard theme={loaderData.theme} />
      </div>
    </>
  );
}
