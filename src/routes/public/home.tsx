import { Suspense } from 'react';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { LaterJobSearch } from '#src/modules/search/web/later-job-search.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Container } from '#src/ui/layout/page.tsx';
import { laterPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/home';
import { topCategories } from './home-categories.tsx';
import { HomeRecommended } from './home-jobs.tsx';
import { asShown, newTo } from './home-lists.ts';
import { attempt } from './landing/attempt.ts';
import { HotSearches } from './landing/hot-searches.tsx';

const later = () => import('./home-rest.tsx');
const HomeRest = laterPart(() => later().then((file) => file.HomeRest));
const HomePicture = laterPart(() => later().then((file) => file.HomePicture));

const SHOWN = 6;
/** Of lists further down: one row, and the way to all of them. */
const SHORT = 3;

/** Everything is asked for at once and what fails is left out; the page goes out when all of it is here. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  services.begin();
  const { api, countryId } = services;
  // Who can hide what is recommended sees others in its place.
  const spare = services.seemsSignedIn ? SHOWN : 0;
  const [lists, answer, hot, options] = await Promise.all([
    attempt(services, api('GET /job/home-lists', { size: SHOWN, spare })),
    attempt(services, api('GET /companies', countryId === OTHERS_ID ? {} : { country_id: countryId })),
    attempt(services, api('GET /job/hot-searches', {})),
    attempt(services, api('GET /config/:name/list', { name: 'main_job_function_lists' })),
  ]);
  const shown = lists && {
    recommended: asShown(lists.recommended),
    latest: asShown(lists.latest),
    popular: asShown(lists.popular),
    urgent: asShown(lists.urgent),
    remote: asShown(lists.remote),
    web3: asShown(lists.web3),
  };
  const recommended = shown && { jobs: shown.recommended.jobs.slice(0, SHOWN) };
  const latest = newTo(shown?.latest ?? null, [recommended], SHOWN);
  return {
    searches: hot?.searches ?? [],
    recommended: shown?.recommended ?? null,
    categories: topCategories(options?.main_job_function_lists ?? []),
    latest,
    popular: newTo(shown?.popular ?? null, [recommended, latest], SHORT),
    companies: answer?.companies.slice(0, 8) ?? null,
    urgent: newTo(shown?.urgent ?? null, [], SHORT),
    remote: shown?.remote ?? null,
    web3: shown?.web3 ?? null,
  };
}

export default function Home({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <PageHead title={t('home.title')} description={t('home.description')} path="" />
      <div className="overflow-clip border-line border-b bg-surface">
        <Container className="hero">
          <div>
            <h1 className="max-w-[16ch] font-bold text-display text-ink">{t('home.heading')}</h1>
            <p className="mt-3 mb-5 max-w-[58ch] text-ink-muted text-lg sm:mt-4 sm:mb-8">{t('home.intro')}</p>
            <LaterJobSearch scope="local" />
            <HotSearches searches={data.searches} />
          </div>
          <Suspense>
            <HomePicture />
          </Suspense>
        </Container>
      </div>
      <Container className="pb-4 sm:pb-8">
        <HomeRecommended list={data.recommended} count={SHOWN} />
        <Suspense>
          <HomeRest data={data} />
        </Suspense>
      </Container>
    </main>
  );
}
