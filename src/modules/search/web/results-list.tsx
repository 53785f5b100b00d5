import { type ComponentType, Fragment } from 'react';
import { useLocation } from 'react-router';
import type { ListedJob as Job } from '#src/modules/jobs/listed-job.ts';
import { JobCard } from '#src/modules/jobs/web/job-card.tsx';
import { JobCardSkeleton } from '#src/modules/jobs/web/job-card-skeleton.tsx';
import { SkeletonStatus } from '#src/ui/feedback/skeleton-shapes.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { searchOf } from '../filters.ts';

interface ResultsListProps {
  jobs: readonly Job[];
  /** The job shown beside the list; undefined where there is no room for one. */
  selectedId: number | undefined;
  /** From this place on they are related to what was searched, and a line says so; null for none. */
  relatedFrom?: number | null;
  /** What can be done with a job where none is shown beside the list; it belongs to a module below this one. */
  Foot: ComponentType<{ job: Job }>;
}

export function ResultsList({ jobs, selectedId, relatedFrom = null, Foot }: ResultsListProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <section aria-labelledby="results-list">
      <h2 id="results-list" className="sr-only">
        {t('search.results.list')}
      </h2>
      <ol className="cards-below grid gap-3 md:max-lg:grid-cols-2 lg:[@media(scripting:none)]:grid-cols-3">
        {jobs.map((job, index) => (
          <Fragment key={job.id}>
            {index === relatedFrom ? (
              <li className="col-span-full mt-3 flex items-center gap-3 font-semibold text-ink-muted text-sm">
                <h3>{t('search.understood.related')}</h3>
                <span aria-hidden className="h-px flex-1 bg-line" />
              </li>
            ) : null}
            <li className="min-w-0">
              <JobCard
                job={job}
                index={index}
                previewTo={selectedId === undefined ? undefined : { pathname, search: withJob(search, job.id) }}
                isSelected={job.id === selectedId}
                foot={selectedId === undefined && <Foot job={job} />}
              />
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

export function ResultsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <SkeletonStatus className="grid gap-3 md:max-lg:grid-cols-2">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike and never move
        <JobCardSkeleton key={at} />
      ))}
    </SkeletonStatus>
  );
}

function withJob(search: string, jobId: number): string {
  const parameters = new URLSearchParams(search);
  parameters.set('job', String(jobId));
  return `?${searchOf(parameters)}`;
}
