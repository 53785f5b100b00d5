import { Globe } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { Link } from '#src/ui/controls/link.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { Logo } from '../shell/logo.tsx';

const legal: { path: string; label: TextKey }[] = [
  { path: '/terms', label: 'shell.footer.terms' },
  { path: '/privacy', label: 'shell.footer.privacy' },
  { path: '/cookies', label: 'shell.footer.cookies' },
];

/** The frame of the pages about signing in: nothing on it leads away from what one came for. */
export default function AuthShell() {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).toString();
  const back = query ? `${pathname}?${query}` : pathname;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content" />
      <header className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-4 px-4 sm:px-6 lg:px-8">
        <Logo />
        <a
          href={`/${language}/region?back=${encodeURIComponent(back)}`}
          aria-label={t('accounts.frame.region')}
          title={t('accounts.frame.region')}
          className="inline-grid size-11 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink"
        >
          <Globe aria-hidden className="size-5" />
        </a>
      </header>
      <div className="flex flex-1 flex-col">
        <Outlet />
      </div>
      <footer className="px-4 py-6">
        <ul className="flex flex-wrap justify-center gap-x-6 text-sm">
          {legal.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={`/${language}${path}`}
                className="inline-flex min-h-11 items-center text-ink-muted no-underline hover:text-ink hover:underline"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
