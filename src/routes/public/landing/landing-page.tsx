import { Suspense } from 'react';
import { Container } from '#src/ui/layout/page.tsx';
import { laterPart, lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../../page-head.tsx';
import { HotSearches } from './hot-searches.tsx';
import type { LandingScope } from './landing-tabs.ts';
import type { LandingData } from './load-landing.ts';
import { StickySearch } from './sticky-search.tsx';

const LandingJobs = lazyPart(() => import('./tab-jobs.tsx').then((file) => file.LandingJobs));
const rest = () => import('./landing-rest.tsx');
const LandingRest = laterPart(() => rest().then((file) => file.LandingRest));
const LandingPicture = laterPart(() => rest().then((file) => file.LandingPicture));

/** The front door of remote work and of web3 work: the same rooms, other jobs. */
export function LandingPage({ scope, path, data }: { scope: LandingScope; path: string; data: LandingData }) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <PageHead title={t(`landing.${scope}.title`)} description={t(`landing.${scope}.description`)} path={path} />
      <div className="overflow-clip border-line border-b bg-surface">
        <Container className="landing-hero">
          <div>
            <h1 className="max-w-[18ch] font-bold text-display text-ink">{t(`landing.${scope}.heading`)}</h1>
            <p className="mt-4 mb-8 max-w-[58ch] text-ink-muted text-lg">{t(`landing.${scope}.intro`)}</p>
            <StickySearch scope={scope} />
            <HotSearches searches={data.searches} />
          </div>
          <Suspense>
            <LandingPicture scope={scope} />
          </Suspense>
        </Container>
      </div>
      <Container className="py-4 sm:py-6">
        <Suspense>
          <LandingJobs scope={scope} data={data} />
        </Suspense>
        <Suspense>
          <LandingRest companies={data.companies} />
        </Suspense>
      </Container>
    </main>
  );
}
