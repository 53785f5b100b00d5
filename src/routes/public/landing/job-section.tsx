import { type ReactNode, Suspense, use } from 'react';
import { Link } from 'react-router';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { ForwardArrow } from '#src/ui/direction-icon.tsx';
import { SectionHeader } from '#src/ui/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { JobGrid, type JobGridLayout, JobGridSkeleton } from './job-grid.tsx';

/** Null when the list could not be had. */
export type JobList = { jobs: JobCard[] } | null;

interface JobSectionProps {
  id: string;
  title: string;
  description?: string;
  /** Where all of them are, below the language segment. */
  more: string;
  jobs: JobList | Promise<JobList>;
  /** How many cards the skeleton draws. */
  count: number;
  page: string;
  subPage: string;
  layout?: JobGridLayout;
}

/** A titled list of job cards that may still be on its way. */
export function JobSection({ id, title, description, more, jobs, count, layout, page, subPage }: JobSectionProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={id} className="py-8 sm:py-10">
      <SectionHeader id={id} title={title} description={description} action={<MoreLink to={more} about={title} />} />
      <Suspense fallback={<JobGridSkeleton count={count} layout={layout} />}>
        <Resolved value={jobs}>
          {(list) =>
            list && list.jobs.length > 0 ? (
              <JobGrid jobs={list.jobs.slice(0, count)} page={page} subPage={subPage} layout={layout} />
            ) : (
              <p className="rounded-card border border-line border-dashed px-6 py-10 text-center text-ink-muted">
                {t(list ? 'landing.section.empty' : 'landing.section.failed')}
              </p>
            )
          }
        </Resolved>
      </Suspense>
    </section>
  );
}

/** Waits for a value inside a Suspense when it is a promise. */
export function Resolved<Value>({
  value,
  children,
}: {
  value: Value | Promise<Value>;
  children: (value: Value) => ReactNode;
}) {
  return children(value instanceof Promise ? use(value) : value);
}

export function MoreLink({ to, about }: { to: string; about: string }) {
  const { t, language } = useTranslation();
  return (
    <Link
      to={`/${language}${to}`}
      aria-label={t('landing.section.moreAbout', { title: about })}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-accent-ink no-underline hover:underline"
    >
      {t('landing.section.more')}
      <ForwardArrow className="size-4" />
    </Link>
  );
}
