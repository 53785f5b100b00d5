import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#src/root.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { ExternalTextLink } from '#src/ui/controls/text-link.tsx';
import { ThemeSwitch } from '#src/ui/controls/theme-switch.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShellSite } from '../shell.tsx';
import { Logo } from './logo.tsx';

const groups: { title: TextKey; links: { path: string; label: TextKey }[] }[] = [
  {
    title: 'shell.footer.help',
    links: [
      { path: '/help', label: 'articles.help.title' },
      { path: '/talents', label: 'shell.footer.talents' },
      { path: '/resume-templates', label: 'profiles.templates.title' },
      { path: '/pay', label: 'shell.footer.pay' },
      { path: '/currency-converter', label: 'converter.title' },
      { path: '/guides/remote', label: 'shell.nav.remoteGuide' },
      { path: '/guides/scams', label: 'shell.nav.scamGuide' },
      { path: '/feedback', label: 'feedback.title' },
      { path: '/developers', label: 'shell.nav.developers' },
      { path: '/employer', label: 'shell.footer.company' },
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { path: '/terms', label: 'shell.footer.terms' },
      { path: '/privacy', label: 'shell.footer.privacy' },
      { path: '/cookies', label: 'shell.footer.cookies' },
      { path: '/cookies#choices', label: 'shell.footer.consent' },
      { path: '/community-rules', label: 'shell.footer.community' },
      { path: '/limits', label: 'shell.footer.limits' },
    ],
  },
];

/** Its links look alike: thirty classes less (shell.css). */
const linkLook = 'footer-link';

/** A blog elsewhere where one is set for the country, else our own pages in the reader's language. */
function BlogLink() {
  const { t, language } = useTranslation();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { blogUrl } = root?.settings ?? {};
  if (blogUrl) return <ExternalTextLink href={blogUrl}>{t('shell.footer.blog')}</ExternalTextLink>;
  return (
    <Link className={linkLook} to={`/${language}/blog`}>
      {t('shell.footer.blog')}
    </Link>
  );
}

export function Footer({ sites, year }: { sites: ShellSite[]; year: number }) {
  const { t, language } = useTranslation();
  return (
    <footer className="below footer-size border-line border-t bg-sunken">
      <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.2fr_2fr_1fr_1fr] lg:px-8">
        <div>
          <Logo />
          <p className="mt-2 text-ink-muted text-sm">{t('shell.tagline')}</p>
          <div className="mt-6">
            <ThemeSwitch />
          </div>
        </div>
        <div>
          <h2 className="font-semibold text-ink text-sm">{t('shell.footer.countries')}</h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 lg:grid-cols-3">
            {sites.map((site) => (
              <li key={site.key}>
                {/* Another country is another edition of the site, in the language one reads: it is loaded anew. */}
                <a className={linkLook} href={`/${language}?country=${site.key}`}>
                  {site.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className="font-semibold text-ink text-sm">{t(title)}</h2>
            <ul className="mt-2">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link className={linkLook} to={`/${language}${path}`}>
                    {t(label)}
                  </Link>
                </li>
              ))}
              {title === 'shell.footer.help' ? (
                <li className="text-sm">
                  <BlogLink />
                </li>
              ) : null}
            </ul>
          </div>
        ))}
      </div>
      <p className="mx-auto w-full max-w-page px-4 pb-8 text-ink-faint text-xs sm:px-6 lg:px-8">
        {t('shell.footer.copyright', { year: String(year) })}
      </p>
    </footer>
  );
}
