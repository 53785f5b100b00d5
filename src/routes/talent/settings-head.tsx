import type { ReactNode } from 'react';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';

interface SettingsHeadProps {
  path: string;
  title: TextKey;
  children?: ReactNode;
}

/** Title of a section, with the way back to the overview where no list stands beside it. */
export function SettingsHead({ path, title, children }: SettingsHeadProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  return (
    <header className="mb-6">
      <PageHead title={t(title)} description={t('settings.description')} path={`/settings/${path}`} isUnlisted />
      <BackLink to={`${base}/settings`} label={t('settings.title')} className="lg:hidden" />
      <h1 className="font-bold text-3xl text-ink">{t(title)}</h1>
      {children ? <p className="mt-2 max-w-prose text-ink-muted">{children}</p> : null}
    </header>
  );
}
