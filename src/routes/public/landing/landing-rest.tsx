import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { BackToTop } from '#src/ui/layout/back-to-top.tsx';
import { JobFeedLinks } from '../job-feed-links.tsx';
import { CompanyMarquee, CompanyMarqueeSkeleton } from './company-marquee.tsx';
import { KeyFeatures } from './key-features.tsx';
import type { LandingData } from './load-landing.ts';
import { ServiceCards } from './service-cards.tsx';
import { Testimonials } from './testimonials.tsx';

export { LandingPicture } from './landing-picture.tsx';

/** What comes after the jobs of a landing page. */
export function LandingRest({ companies }: Pick<LandingData, 'companies'>) {
  return (
    <>
      <JobFeedLinks path={useLocation().pathname.replace(/\/$/, '')} title="Parley" />
      <ServiceCards />
      <Suspense fallback={<CompanyMarqueeSkeleton />}>
        <CompanyMarquee companies={companies} />
      </Suspense>
      <KeyFeatures />
      <Testimonials />
      <BackToTop />
    </>
  );
}
