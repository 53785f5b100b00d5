import { articlePath } from '#src/modules/articles/article-list.ts';
import { ArticleLinks } from '#src/modules/articles/web/article-links.tsx';
import { ArticleText } from '#src/modules/articles/web/article-text.tsx';
import { servicesContext } from '#src/page-context.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Container, TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead, useCanonicalUrl } from '../page-head.tsx';
import { StructuredData } from '../structured-data.tsx';
import type { Route } from './+types/blog-article';
import { FeedLinks } from './feed-links.tsx';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return context.get(servicesContext).api('GET /data/articles/:kind/:slug', { kind: 'blog', slug });
}

/** GROW-02: one article. */
export default function BlogArticle({ loaderData: article }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const base = useCanonicalUrl();
  const { slug, title, description, published, minutes } = article;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <main id="content">
      <PageHead title={title} description={description} path={articlePath('blog', slug)} />
      <FeedLinks />
      <StructuredData
        data={{
          '@type': 'BlogPosting',
          headline: title,
          description,
          inLanguage: language,
          datePublished: published,
          author: { '@type': 'Organization', name: 'Parley' },
          mainEntityOfPage: base ? `${base}/${language}${articlePath('blog', slug)}` : undefined,
        }}
      />
      <Container className="py-10">
        <article className="mx-auto max-w-prose">
          <TextLink to={`/${language}/blog`}>{t('shell.blog.title')}</TextLink>
          <h1 className="mt-4 text-balance font-bold text-4xl text-ink">{title}</h1>
          <p className="mt-3 text-ink-faint text-sm">
            {published ? (
              <>
                <time dateTime={published}>{date.format(new Date(published))}</time>
                {' · '}
              </>
            ) : null}
            {t('articles.minutes', { count: minutes })}
          </p>
          <p className="mt-6 text-ink text-lg">{description}</p>
          <ArticleText html={article.html} />
        </article>
        <div className="mx-auto mt-14 max-w-prose">
          <TitledSection title={t('articles.more')}>
            <ArticleLinks kind="blog" articles={article.more} />
          </TitledSection>
        </div>
      </Container>
    </main>
  );
}
