import { servicesContext } from '#src/page-context.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { ForwardArrow } from '#src/ui/layout/direction-icon.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/blog';

/** Articles by the name of their text and their address, newest first. */
const articles = [
  { name: 'scam-guide', path: '/guides/scams' },
  { name: 'remote-guide', path: '/guides/remote' },
] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const pages = await Promise.all(articles.map(({ name }) => api('GET /data/pages/:page', { page: name })));
  return pages.map(({ title, description, updated }, at) => ({
    title,
    description,
    updated,
    path: articles[at]?.path ?? '',
  }));
}

/** What Parley itself writes about looking for work. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <main id="content">
      <PageHead title={t('shell.blog.title')} description={t('shell.blog.text')} path="/blog" />
      <Container className="py-12">
        <h1 className="font-bold text-4xl text-ink">{t('shell.blog.title')}</h1>
        <p className="mt-3 max-w-prose text-ink-muted text-lg">{t('shell.blog.text')}</p>
        <ul className="mt-10 grid gap-4 md:grid-cols-2">
          {loaderData.map(({ title, description, updated, path }) => (
            <li key={path}>
              <Link
                to={`/${language}${path}`}
                className="flex h-full flex-col rounded-card border border-line bg-surface p-6 text-ink no-underline transition-colors hover:border-line-firm"
              >
                <time dateTime={updated} className="text-ink-faint text-sm">
                  {day.format(new Date(updated))}
                </time>
                <h2 className="mt-2 font-semibold text-xl">{title}</h2>
                <p className="mt-2 flex-1 text-ink-muted">{description}</p>
                <span className="mt-4 inline-flex items-center gap-1 font-semibold text-accent-ink">
                  {t('shell.blog.read')}
                  <ForwardArrow />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </main>
  );
}
