import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ForwardArrow } from '#src/ui/direction-icon.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LinkTabs } from '#src/ui/tabs.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';
import { type LandingScope, landingTabs, PAGE_SIZE, tabOf } from './landing-tabs.ts';
import type { LandingData } from './load-landing.ts';
import { useTabJobs } from './use-tab-jobs.ts';

/** Six jobs of the open tab. Tabs are addresses; where scripts run, only the jobs are fetched. */
export function TabJobs({ scope, data }: { scope: LandingScope; data: LandingData }) {
  const { t, language } = useTranslation();
  const [search] = useSearchParams();
  const tab = tabOf(scope, search);
  const tabs = landingTabs[scope];
  const { answer, retry } = useTabJobs(tab, data);
  const failure = answer?.failure === undefined ? null : answer.failure || t('landing.jobs.failed');

  useEffect(() => {
    if (failure) showToast(failure, { tone: 'danger' });
  }, [failure]);

  return (
    <section aria-labelledby="landing-jobs" className="py-8 sm:py-12">
      <h2 id="landing-jobs" className="mb-4 font-bold text-2xl text-ink sm:text-3xl">
        {t(scope === 'remote' ? 'landing.jobs.remote' : 'landing.jobs.web3')}
      </h2>
      <LinkTabs
        label={t('landing.jobs.tabs')}
        tabs={tabs.map((one) => ({
          to: one === tabs[0] ? '?' : `?tab=${one.key}`,
          label: t(one.label),
          isCurrent: one === tab,
        }))}
      />
      <div className="pt-6" aria-busy={answer === undefined}>
        {answer === undefined ? <JobGridSkeleton count={PAGE_SIZE} /> : null}
        {failure ? <ErrorState message={failure} onRetry={retry} /> : null}
        {answer?.jobs?.length === 0 ? (
          <EmptyState title={t('landing.jobs.empty')}>{t('landing.jobs.emptyText')}</EmptyState>
        ) : null}
        {answer?.jobs?.length ? (
          <JobGrid key={tab.key} jobs={answer.jobs} page={`${scope}_home_page`} subPage={tab.subPage} />
        ) : null}
      </div>
      <div className="mt-8 flex justify-center">
        <LinkButton
          to={`/${language}${tab.more}`}
          variant="secondary"
          size="lg"
          iconAfter={<ForwardArrow className="size-5" />}
        >
          {t('landing.jobs.more')}
        </LinkButton>
      </div>
    </section>
  );
}
