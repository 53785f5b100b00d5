import { Link } from '#src/ui/controls/link.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const links: { path: string; label: TextKey }[] = [
  { path: '/help#employers', label: 'articles.help.title' },
  { path: '/limits', label: 'shell.footer.limits' },
  { path: '/terms', label: 'shell.footer.terms' },
  { path: '/privacy', label: 'shell.footer.privacy' },
  { path: '/cookies', label: 'shell.footer.cookies' },
  { path: '/community-rules', label: 'shell.footer.community' },
];

/** GROW-01: one quiet line below every page: help, limits and the rules. */
export function EmployerFooter() {
  const { t, language } = useTranslation();
  return (
    <footer className="border-line border-t print:hidden">
      <ul className="mx-auto flex w-full max-w-page flex-wrap gap-x-5 px-4 py-3 sm:px-6 lg:px-8">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={`/${language}${path}`}
              className="inline-flex min-h-11 items-center text-ink-muted text-sm no-underline hover:text-ink hover:underline"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
