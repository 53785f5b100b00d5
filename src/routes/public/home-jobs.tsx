import { useState } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import { type JobList, JobSection } from './landing/job-section.tsx';

interface HomeJobsProps {
  name: 'recommended' | 'latest' | 'popular' | 'remote' | 'web3' | 'urgent';
  more: string;
  jobs: Parameters<typeof JobSection>[0]['jobs'];
  count: number;
  isStacked?: boolean;
  preferenceId?: number | null;
  onHide?: (jobId: number, isHidden: boolean) => void;
}

/** One list of jobs of the home page. */
export function HomeJobs({ name, isStacked = false, preferenceId, ...list }: HomeJobsProps) {
  const { t } = useTranslation();
  return (
    <JobSection
      {...list}
      preferenceId={preferenceId}
      id={`home-${name}`}
      title={t(`home.${name}.title`)}
      description={t(preferenceId ? 'home.recommended.own' : `home.${name}.text`)}
      page="home_page"
      subPage={name}
      layout={isStacked ? 'stack' : 'row'}
    />
  );
}

/** SRCH-09: what is recommended for a preference can be hidden, and the next one takes its place. */
export function HomeRecommended({ list, count }: { list: JobList; count: number }) {
  const [hiddenIds, setHiddenIds] = useState<readonly number[]>([]);
  const preferenceId = list?.job_preference_id ?? null;
  const shown = list && { jobs: list.jobs.filter(({ id }) => !hiddenIds.includes(id)) };
  const hide = (jobId: number, isHidden: boolean) =>
    setHiddenIds((ids) => (isHidden ? [...ids, jobId] : ids.filter((id) => id !== jobId)));
  return (
    <HomeJobs
      name="recommended"
      more="/job-search"
      jobs={shown}
      count={count}
      isStacked
      preferenceId={preferenceId}
      onHide={hide}
    />
  );
}
