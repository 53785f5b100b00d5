import { type ReactNode, Suspense, use } from 'react';
import type { JobCard as Job } from '#src/modules/jobs/job-card.ts';
import { JobCard } from '#src/modules/jobs/web/job-card.tsx';
import { JobCardSkeleton } from '#src/modules/jobs/web/job-card-skeleton.tsx';
import { TrackedJobs } from '#src/modules/tracking/web/tracked-jobs.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SkeletonStatus } from '#src/ui/skeleton-shapes.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';
const SHOWN = 6;

/** Null when they could not be had. */
type Similar = Promise<Job[] | null>;

export function SimilarJobs({ jobs }: { jobs: Similar }) {
  return (
    <Suspense fallback={<SimilarJobsSkeleton />}>
      <SimilarList similar={jobs} />
    </Suspense>
  );
}

function SimilarList({ similar }: { similar: Similar }) {
  const { t } = useTranslation();
  const jobs = use(similar);
  return (
    <Section>
      {jobs && jobs.length > 0 ? (
        <TrackedJobs page="job_detail" subPage="similar">
          <ul className={grid}>
            {jobs.map((job, index) => (
              <li key={job.id} className="min-w-0">
                <JobCard job={job} index={index} />
              </li>
            ))}
          </ul>
        </TrackedJobs>
      ) : (
        <p className="text-ink-muted">{t(jobs ? 'jobs.detail.noSimilar' : 'jobs.detail.similarFailed')}</p>
      )}
    </Section>
  );
}

function SimilarJobsSkeleton() {
  return (
    // What loads comes by script: without scripts nothing is promised.
    <Section className="[@media(scripting:none)]:hidden">
      <SkeletonStatus className={grid}>
        {Array.from({ length: SHOWN }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike and never move
          <JobCardSkeleton key={at} />
        ))}
      </SkeletonStatus>
    </Section>
  );
}

function Section({ className = '', children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="similar" className={classNames('mt-10 border-line border-t pt-8', className)}>
      <h2 id="similar" className="mb-4 font-bold text-2xl text-ink">
        {t('jobs.detail.similar')}
      </h2>
      {children}
    </section>
  );
}
