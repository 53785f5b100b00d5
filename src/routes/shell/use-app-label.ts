import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#src/root.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** What the button with the phone does: lead to the app where a store has one, else open the site on the phone. */
export function useAppLabel(): string {
  const { t } = useTranslation();
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  const hasApp = Boolean(settings?.appStoreUrl ?? settings?.playStoreUrl);
  return t(hasApp ? 'shell.app.open' : 'shell.app.openSite');
}
