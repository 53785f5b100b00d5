import type { ListedJob } from '#src/modules/jobs/listed-job.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { JobGrid, type JobGridLayout } from './job-grid.tsx';

/** Null when the list could not be had. */
export type JobList = {
  jobs: ListedJob[];
  job_preference_id?: number | null;
  basis?: 'preferences' | 'interests' | 'newest';
} | null;

interface ListProps {
  /** How many cards are shown. */
  count: number;
  page: string;
  subPage: string;
  layout?: JobGridLayout;
  preferenceId?: number | null;
  mayHide?: boolean;
}

interface JobSectionProps extends ListProps {
  id: string;
  title: string;
  description?: string;
  /** Where all of them are, below the language segment. */
  more: string;
  jobs: JobList;
}

/** A titled list of job cards. */
export function JobSection({ id, title, description, more, jobs, ...list }: JobSectionProps) {
  return (
    <section aria-labelledby={id} className="below py-8 sm:py-10">
      <SectionHeader id={id} title={title} description={description} action={<MoreLink to={more} about={title} />} />
      <Jobs {...list} jobs={jobs} />
    </section>
  );
}

function Jobs({ jobs, count, ...list }: ListProps & { jobs: JobList }) {
  if (!jobs?.jobs.length) return <EmptySection hasFailed={jobs === null} />;
  return <JobGrid {...list} jobs={jobs.jobs.slice(0, count)} />;
}

export function EmptySection({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="rounded-card border border-line border-dashed px-6 py-10 text-center text-ink-muted">
      {t(hasFailed ? 'landing.section.failed' : 'landing.section.empty')}
    </p>
  );
}

export function MoreLink({ to, about }: { to: string; about: string }) {
  const { t, language } = useTranslation();
  return (
    <Link to={`/${language}${to}`} aria-label={t('landing.section.moreAbout', { title: about })} className="more-link">
      {t('landing.section.more')}
    </Link>
  );
}
