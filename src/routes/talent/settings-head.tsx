import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackChevron } from '#src/ui/direction-icon.tsx';
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
  const { t, language } = useTranslation();
  return (
    <header className="mb-6">
      <PageHead title={t(title)} description={t('settings.description')} path={`/settings/${path}`} isUnlisted />
      <Link
        to={`/${language}/settings`}
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-ink-muted text-sm no-underline hover:text-ink lg:hidden"
      >
        <BackChevron />
        {t('settings.title')}
      </Link>
      <h1 className="font-bold text-3xl text-ink">{t(title)}</h1>
      {children ? <p className="mt-2 max-w-prose text-ink-muted">{children}</p> : null}
    </header>
  );
}
