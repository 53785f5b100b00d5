import { useEffect, useState } from 'react';
import { mayHaveOwn } from '#src/modules/accounts/web/own-things.ts';
import { useUnhidden } from '#src/modules/jobs/web/use-unhidden.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { type JobList, JobSection } from './landing/job-section.tsx';

interface HomeJobsProps {
  name: 'recommended' | 'latest' | 'popular' | 'remote' | 'web3' | 'urgent';
  more: string;
  jobs: Parameters<typeof JobSection>[0]['jobs'];
  count: number;
  isStacked?: boolean;
  /** What recommended jobs were chosen by. */
  basis?: NonNullable<JobList>['basis'];
  preferenceId?: number | null;
  mayHide?: boolean;
}

/** A list says what it was really made from. */
const recommendedTexts = {
  preferences: 'home.recommended.own',
  interests: 'home.recommended.text',
  newest: 'home.recommended.fresh',
} as const;

/** One list of jobs of the home page. */
export function HomeJobs({ name, basis, isStacked = false, preferenceId, ...list }: HomeJobsProps) {
  const { t } = useTranslation();
  const isFresh = basis === 'newest';
  return (
    <JobSection
      {...list}
      preferenceId={preferenceId}
      id={`home-${name}`}
      title={t(isFresh ? 'home.recommended.freshTitle' : `home.${name}.title`)}
      description={t(basis ? recommendedTexts[basis] : `home.${name}.text`)}
      page="home_page"
      subPage={name}
      layout={isStacked ? 'stack' : 'row'}
    />
  );
}

/** The page of a guest is everyone's: what they looked for makes its first list once it stands. */
function useOwnList(list: JobList, count: number): JobList {
  const [own, setOwn] = useState<{ insteadOf: JobList; list: JobList }>();
  useEffect(() => {
    if (list?.basis !== 'newest' || !mayHaveOwn('looked')) return;
    import('./own-recommended.ts')
      .then(({ loadOwnRecommended }) => loadOwnRecommended(count))
      .then((found) => found && setOwn({ insteadOf: list, list: found }))
      .catch(() => undefined);
  }, [list, count]);
  return own?.insteadOf === list ? own.list : list;
}

/** SRCH-09: what is recommended for a preference can be hidden, and the next one takes its place. */
export function HomeRecommended({ list: shown, count }: { list: JobList; count: number }) {
  const list = useOwnList(shown, count);
  const preferenceId = list?.job_preference_id ?? null;
  const jobs = useUnhidden(list?.jobs ?? []);
  return (
    <HomeJobs
      name="recommended"
      more="/job-search"
      jobs={list && { jobs }}
      count={count}
      isStacked
      basis={list?.basis}
      preferenceId={preferenceId}
      mayHide
    />
  );
}
