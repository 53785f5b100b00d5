import { useRevalidator } from 'react-router';
import { BlockedCompanies } from '#src/modules/preferences/web/blocked-companies.tsx';
import { servicesContext } from '#src/page-context.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-blocked';
import { SettingsHead } from './settings-head.tsx';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () => api('GET /jobseeker/blocked-companies', {}));
}

export default function SettingsBlocked({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <>
      <SettingsHead path="blocked" title="settings.sections.blocked">
        {t('settings.blocked.text')}
      </SettingsHead>
      <BlockedCompanies {...loaderData} isTitled={false} onChange={revalidate} />
    </>
  );
}
