import { articlePath } from '#src/modules/articles/article-list.ts';
import { ArticleLinks } from '#src/modules/articles/web/article-links.tsx';
import { ArticleText } from '#src/modules/articles/web/article-text.tsx';
import { HelpContact } from '#src/modules/articles/web/help-contact.tsx';
import { servicesContext } from '#src/page-context.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Container, TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/help-article';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return context.get(servicesContext).api('GET /data/articles/:kind/:slug', { kind: 'help', slug });
}

/** GROW-01: one answer of the help centre. */
export default function HelpArticle({ loaderData: article }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { slug, title, description } = article;
  return (
    <main id="content">
      <PageHead title={title} description={description} path={articlePath('help', slug)} />
      <Container className="py-10">
        <article className="mx-auto max-w-prose">
          <TextLink to={`/${language}/help`}>{t('articles.help.title')}</TextLink>
          <h1 className="mt-4 text-balance font-bold text-3xl text-ink">{title}</h1>
          <ArticleText html={article.html} />
        </article>
        <div className="mx-auto mt-12 grid max-w-prose gap-10">
          {article.more.length > 0 ? (
            <TitledSection title={t('articles.help.related')}>
              <ArticleLinks kind="help" articles={article.more} />
            </TitledSection>
          ) : null}
          <HelpContact />
        </div>
      </Container>
    </main>
  );
}
