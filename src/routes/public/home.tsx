import { Suspense } from 'react';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { LaterJobSearch } from '#src/modules/search/web/later-job-search.tsx';
import { servicesContext } from '#src/page-context.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { Container } from '#src/ui/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/home';
import { topCategories } from './home-categories.tsx';
import { HomeRecommended } from './home-jobs.tsx';
import { newTo } from './home-lists.ts';
import { attempt } from './landing/attempt.ts';
import { HotSearches } from './landing/hot-searches.tsx';

const HomeRest = lazyPart(() => import('./home-rest.tsx').then((file) => file.HomeRest));

const SHOWN = 6;

/** Everything is asked for at once and a list that fails is left out; the page goes out when all of them are here. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  services.begin();
  const { api, countryId } = services;
  // Who can hide what is recommended sees others in its place.
  const spare = services.seemsSignedIn ? SHOWN : 0;
  const recommended = attempt(services, api('GET /job/recommended-jobs', { size: SHOWN + spare }));
  const shown = recommended.then((list) => list && { jobs: list.jobs.slice(0, SHOWN) });
  // On a quiet day the three lists are much alike: more is asked for, and each shows what the ones above do not.
  const newest = attempt(services, api('GET /job/latest-jobs', { size: 2 * SHOWN }));
  const mostOpened = attempt(services, api('GET /job/popular-jobs', { size: 3 * SHOWN }));
  const latest = Promise.all([newest, shown]).then(([list, ...above]) => newTo(list, above, SHOWN));
  const popular = Promise.all([mostOpened, shown, latest]).then(([list, ...above]) => newTo(list, above, SHOWN));
  const later = {
    companies: attempt(services, api('GET /companies', countryId === OTHERS_ID ? {} : { country_id: countryId })).then(
      (answer) => answer?.companies.slice(0, 8) ?? null,
    ),
    urgent: attempt(services, api('GET /job/latest-jobs', { size: SHOWN, scope: 'urgent' })),
    remote: attempt(services, api('GET /job/latest-jobs', { size: 3, scope: 'remote' })),
    web3: attempt(services, api('GET /job/latest-jobs', { size: 3, scope: 'web3' })),
  };
  const [hot, lists] = await Promise.all([
    attempt(services, api('GET /job/hot-searches', {})),
    attempt(services, api('GET /config/:name/list', { name: 'main_job_function_lists' })),
  ]);
  const categories = topCategories(lists?.main_job_function_lists ?? []);
  return { searches: hot?.searches ?? [], recommended: await recommended, categories, latest, popular, ...later };
}

export default function Home({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <PageHead title={t('home.title')} description={t('home.description')} path="" />
      <div className="border-line border-b bg-surface">
        <Container className="py-12 sm:py-20">
          <h1 className="max-w-[16ch] font-bold text-display text-ink">{t('home.heading')}</h1>
          <p className="mt-4 mb-8 max-w-[58ch] text-ink-muted text-lg">{t('home.intro')}</p>
          <LaterJobSearch scope="local" />
          <HotSearches searches={data.searches} />
        </Container>
      </div>
      <Container className="py-4 sm:py-8">
        <HomeRecommended list={data.recommended} count={SHOWN} />
        <Suspense>
          <HomeRest data={data} />
        </Suspense>
      </Container>
    </main>
  );
}
