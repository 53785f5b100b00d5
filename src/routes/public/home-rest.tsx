import { BackToTop } from '#src/ui/layout/back-to-top.tsx';
import type { Route } from './+types/home';
import { HomeCategories } from './home-categories.tsx';
import { HomeCompanies } from './home-companies.tsx';
import { HomeJobs } from './home-jobs.tsx';
import { HomePromises } from './home-promises.tsx';
import { HomeTemplates } from './home-templates.tsx';

export { HomePicture } from './home-picture.tsx';

const SHOWN = 6;
const SHORT = 3;

/** What comes after the first screen of the home page. */
export function HomeRest({ data }: { data: Route.ComponentProps['loaderData'] }) {
  return (
    <>
      <HomeCategories categories={data.categories} />
      <HomeJobs name="latest" more="/job-search?sort=latest" jobs={data.latest} count={SHOWN} />
      <HomeCompanies companies={data.companies} />
      <HomeJobs name="popular" more="/job-search" jobs={data.popular} count={SHORT} />
      <HomeJobs name="remote" more="/remote-job" jobs={data.remote} count={SHORT} />
      <HomeJobs name="web3" more="/web3-jobs" jobs={data.web3} count={SHORT} />
      <HomeJobs name="urgent" more="/job-search?urgent=1" jobs={data.urgent} count={SHORT} />
      <HomeTemplates />
      <HomePromises />
      <BackToTop />
    </>
  );
}
