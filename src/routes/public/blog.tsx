import { articlePath } from '#src/modules/articles/article-list.ts';
import { servicesContext } from '#src/page-context.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/blog';
import { FeedLinks } from './feed-links.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).api('GET /data/blog', {});
}

/** GROW-02: what Parley itself writes about looking for work and hiring. */
export default function Blog({ loaderData: { articles } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <main id="content">
      <PageHead title={t('shell.blog.title')} description={t('shell.blog.text')} path="/blog" />
      <FeedLinks />
      <Container className="py-12">
        <h1 className="font-bold text-4xl text-ink">{t('shell.blog.title')}</h1>
        <p className="mt-3 max-w-prose text-ink-muted text-lg">{t('shell.blog.text')}</p>
        <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {articles.map(({ slug, title, description, published, minutes }) => (
            <li key={slug}>
              <Link
                to={`/${language}${articlePath('blog', slug)}`}
                className="flex h-full flex-col rounded-card border border-line bg-surface p-6 text-ink no-underline transition-colors hover:border-line-firm"
              >
                <span className="text-ink-faint text-sm">
                  <time dateTime={published}>{day.format(new Date(published))}</time>
                  {' · '}
                  {t('articles.minutes', { count: minutes })}
                </span>
                <h2 className="mt-2 text-balance font-semibold text-xl">{title}</h2>
                <p className="mt-2 text-ink-muted">{description}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </main>
  );
}
