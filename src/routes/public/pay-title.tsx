import { data, redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Breadcrumb } from '#src/ui/layout/breadcrumb.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Container, TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { StructuredData } from '../structured-data.tsx';
import type { Route } from './+types/pay-title';
import { PayChart } from './pay-chart.tsx';
import { PayLinks } from './pay-links.tsx';

export async function loader({ params: { lang, title, place }, context }: Route.LoaderArgs) {
  try {
    const page = await context.get(servicesContext).api('GET /data/pay/:title', { title, place });
    // A job names its title by number; people and search engines read the word.
    if (title !== page.title.slug) throw redirect(`/${lang}/pay/${[page.title.slug, place].filter(Boolean).join('/')}`);
    return page;
  } catch (error) {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  }
}

type PayPage = Route.ComponentProps['loaderData'];

/** GROW-03: what a title pays at a place, or that too few postings say so. */
export default function PayTitle({ loaderData: page }: Route.ComponentProps) {
  const { language } = useTranslation();
  const { words, title, place, figures } = page;
  const path = `/pay/${title.slug}/${place.slug}`;
  const to = (slug: string, where: string) => `/${language}/pay/${slug}/${where}`;
  return (
    <main id="content">
      <PageHead title={words.title ?? ''} description={words.description ?? ''} path={path} isUnlisted={!figures} />
      {figures ? <StructuredData data={occupation(page)} /> : null}
      <Container className="pt-6 pb-16">
        <Breadcrumb
          crumbs={[{ label: words.indexTitle ?? '', to: `/${language}/pay` }, { label: words.title ?? '' }]}
        />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-balance font-bold text-3xl text-ink sm:text-4xl">{words.title}</h1>
          <LinkButton to={`/${language}${page.jobs_url}`}>{words.jobs}</LinkButton>
        </div>
        <div className="mt-8 grid max-w-4xl gap-12">
          {figures ? <Figures page={page} figures={figures} /> : <TooFew words={words} />}
          <More
            words={words}
            title={words.places}
            links={page.places.map((one) => ({ ...one, to: to(title.slug, one.slug) }))}
          />
          <More
            words={words}
            title={words.titles}
            links={page.titles.map((one) => ({ ...one, to: to(one.slug, place.slug) }))}
          />
          <More
            words={words}
            title={words.countries}
            links={page.countries.map((one) => ({ ...one, to: to(title.slug, one.slug) }))}
          />
        </div>
      </Container>
    </main>
  );
}

function Figures({ page: { words }, figures }: { page: PayPage; figures: NonNullable<PayPage['figures']> }) {
  return (
    <>
      <Card>
        <p className="text-ink-muted">{words.median}</p>
        <p className="mt-1 font-bold text-4xl text-ink tabular-nums">
          <bdi>{figures.median_text}</bdi>
        </p>
        <p className="mt-3 text-ink">{words.quartiles}</p>
        <p className="mt-1 text-ink-muted text-sm">{words.sample}</p>
      </Card>
      <TitledSection title={words.chart ?? ''} description={words.method}>
        <PayChart words={words} figures={figures} />
      </TitledSection>
    </>
  );
}

function TooFew({ words }: { words: PayPage['words'] }) {
  return (
    <Card>
      <h2 className="font-semibold text-ink text-xl">{words.few}</h2>
      <p className="mt-2 max-w-prose text-ink-muted">{words.fewText}</p>
    </Card>
  );
}

interface MoreProps {
  words: PayPage['words'];
  title?: string;
  links: Parameters<typeof PayLinks>[0]['links'];
}

function More({ words, title = '', links }: MoreProps) {
  if (links.length === 0) return null;
  return (
    <TitledSection title={title}>
      <PayLinks links={links} postings={words.columnPostings ?? ''} />
    </TitledSection>
  );
}

/** As search engines read pay: an occupation with its distribution. */
function occupation({ title, place, figures, words }: PayPage) {
  const country = { '@type': 'Country', name: place.country_code };
  return {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    name: title.name,
    description: words.description,
    occupationLocation: [place.is_country ? country : { '@type': 'City', name: place.name, containedInPlace: country }],
    estimatedSalary: [
      {
        '@type': 'MonetaryAmountDistribution',
        name: 'base',
        currency: figures?.currency,
        duration: 'P1M',
        percentile25: figures?.low,
        median: figures?.median,
        percentile75: figures?.high,
      },
    ],
    mainEntityOfPage: { '@type': 'WebPage', lastReviewed: figures?.computed_on },
  };
}
