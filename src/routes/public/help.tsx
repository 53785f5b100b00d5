import { Form } from 'react-router';
import { ArticleLinks } from '#src/modules/articles/web/article-links.tsx';
import { HelpContact } from '#src/modules/articles/web/help-contact.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Container, TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/help';

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q')?.slice(0, 200) ?? '';
  return { q, ...(await context.get(servicesContext).api('GET /data/help', { q })) };
}

/** GROW-01: the help centre. The search is a plain form, so that it works before any script has come. */
export default function Help({ loaderData: { q, groups, found } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead
        title={t('articles.help.title')}
        description={t('articles.help.text')}
        path="/help"
        isUnlisted={found !== null}
      />
      <Container className="py-12">
        <h1 className="font-bold text-4xl text-ink">{t('articles.help.title')}</h1>
        <p className="mt-3 max-w-prose text-ink-muted text-lg">{t('articles.help.text')}</p>
        <search>
          <Form action={`/${language}/help`} className="mt-6 flex max-w-2xl gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                key={q}
                type="search"
                name="q"
                defaultValue={q}
                maxLength={200}
                label={t('articles.help.search')}
                isLabelHidden
                isOptional
                placeholder={t('articles.help.placeholder')}
              />
            </div>
            <Button type="submit">{t('articles.help.find')}</Button>
          </Form>
        </search>
        {found === null ? null : (
          <div className="mt-10 max-w-3xl">
            <TitledSection title={t('articles.help.found', { count: found.length, question: q })}>
              {found.length > 0 ? <ArticleLinks kind="help" articles={found} /> : null}
              {found.length === 0 ? <p className="text-ink-muted">{t('articles.help.none')}</p> : null}
            </TitledSection>
          </div>
        )}
        <div className="mt-12 grid gap-10 md:grid-cols-2">
          {groups.map(({ group, articles }) => (
            <div key={group} id={group} className="scroll-mt-24">
              <TitledSection title={t(`articles.help.groups.${group}`)}>
                <ArticleLinks kind="help" articles={articles} />
              </TitledSection>
            </div>
          ))}
        </div>
        <div className="mt-12">
          <HelpContact />
        </div>
      </Container>
    </main>
  );
}
