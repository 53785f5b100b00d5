import { Globe } from 'lucide-react';
import { findLanguage } from '#src/modules/options/languages.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LogoMark } from '../shell/logo.tsx';

export function EmployerLogo({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className="inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-control text-ink no-underline">
      <LogoMark className="size-8 shrink-0" />
      <span className="min-w-0 leading-tight">
        <span className="block font-bold text-lg tracking-tight">{t('shell.brand')}</span>
        <span className="block truncate font-medium text-ink-muted text-xs">{t('employer.brand')}</span>
      </span>
    </Link>
  );
}

/** Country and language have a page of their own that leads back here. */
export function RegionLink({ back, isCompact = false }: { back: string; isCompact?: boolean }) {
  const { t, language } = useTranslation();
  const name = findLanguage(language)?.name;
  return (
    <Link
      to={`/${language}/region?back=${encodeURIComponent(back)}`}
      aria-label={`${t('shell.region.open')}: ${name}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink"
    >
      <Globe aria-hidden className="size-5 shrink-0" />
      <span className={isCompact ? 'hidden lg:inline' : 'truncate'}>{name}</span>
    </Link>
  );
}
