import type { ListedJob as Job } from '#src/modules/jobs/listed-job.ts';
import { JobCard } from '#src/modules/jobs/web/job-card.tsx';
import { TrackedJobs } from '#src/modules/tracking/web/tracked-jobs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

/** Null when they could not be had. */
export function SimilarJobs({ jobs }: { jobs: Job[] | null }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="similar" className="below mt-10 border-line border-t pt-8">
      <h2 id="similar" className="mb-4 font-bold text-2xl text-ink">
        {t('jobs.detail.similar')}
      </h2>
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
    </section>
  );
}
