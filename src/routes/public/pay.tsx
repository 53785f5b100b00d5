import { servicesContext } from '#src/page-context.ts';
import { Container, PageHeader, TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/pay';
import { PayLinks } from './pay-links.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).api('GET /data/pay', {});
}

/** GROW-03: the titles whose pay is known here. */
export default function Pay({ loaderData: { words, country, titles } }: Route.ComponentProps) {
  const { language } = useTranslation();
  const links = titles.map((title) => ({ ...title, to: `/${language}/pay/${title.slug}/${country.slug}` }));
  return (
    <main id="content">
      <PageHead title={words.indexTitle ?? ''} description={words.indexDescription ?? ''} path="/pay" />
      <Container className="pb-16">
        <PageHeader title={words.indexTitle ?? ''} description={words.indexDescription} />
        <TitledSection title={words.indexList ?? ''}>
          {links.length > 0 ? (
            <PayLinks links={links} postings={words.columnPostings ?? ''} />
          ) : (
            <p className="text-ink-muted">{words.indexEmpty}</p>
          )}
        </TitledSection>
      </Container>
    </main>
  );
}
