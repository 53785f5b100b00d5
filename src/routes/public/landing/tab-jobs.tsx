import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ForwardArrow } from '#src/ui/layout/direction-icon.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';
import { type LandingScope, PAGE_SIZE, tabOf, tabsFor } from './landing-tabs.ts';
import type { LandingData, TabAnswer } from './load-landing.ts';
import { useTabJobs } from './use-tab-jobs.ts';

// Only who has a preference, or should have one, needs these.
const PreferenceButton = lazy(() =>
  import('./preference-prompt.tsx').then((file) => ({ default: file.PreferenceButton })),
);
const PreferencePrompt = lazy(() =>
  import('./preference-prompt.tsx').then((file) => ({ default: file.PreferencePrompt })),
);
const EmptyState = lazyPart(() => import('#src/ui/feedback/empty-state.tsx').then((file) => file.EmptyState));
const ErrorState = lazyPart(() => import('#src/ui/feedback/error-state.tsx').then((file) => file.ErrorState));

/** The jobs of a landing page; a talent who has not said what to look for is asked first. */
export function LandingJobs({ scope, data }: { scope: LandingScope; data: LandingData }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="landing-jobs" className="py-8 sm:py-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id="landing-jobs" className="font-bold text-2xl text-ink sm:text-3xl">
          {t(headingOf(scope, data))}
        </h2>
        <Suspense>{data.preference ? <PreferenceButton preference={data.preference} /> : null}</Suspense>
      </div>
      <Suspense>
        {data.isAsking ? (
          <>
            <PreferencePrompt />
            <h3 className="mt-8 font-semibold text-ink text-xl">{t('landing.jobs.remote')}</h3>
          </>
        ) : null}
      </Suspense>
      <TabJobs key={data.loadedAt} scope={scope} data={data} first={data.list} />
    </section>
  );
}

function headingOf(scope: LandingScope, { isAsking, preference }: LandingData) {
  if (scope === 'web3') return 'landing.jobs.web3';
  return preference || isAsking ? 'landing.jobs.forYou' : 'landing.jobs.remote';
}

interface TabJobsProps {
  scope: LandingScope;
  data: LandingData;
  first: TabAnswer;
}

/** Six jobs of the open tab. Tabs are addresses; where scripts run, only the jobs are fetched. */
function TabJobs({ scope, data, first }: TabJobsProps) {
  const { t, language } = useTranslation();
  const [search] = useSearchParams();
  const preferenceId = data.preference?.id ?? null;
  const tabs = tabsFor(scope, preferenceId, data.isAsking);
  const tab = tabOf(tabs, search);
  const { answer, retry } = useTabJobs(tab, { tab: data.tab, list: first });
  const failure = answer?.failure === undefined ? null : answer.failure || t('landing.jobs.failed');

  useEffect(() => {
    if (failure) showToast(failure, { tone: 'danger' });
  }, [failure]);

  return (
    <>
      {tabs.length > 1 ? (
        <LinkTabs
          label={t('landing.jobs.tabs')}
          tabs={tabs.map((one) => ({
            to: one.key === tabs[0].key ? '?' : `?tab=${one.key}`,
            label: t(one.label),
            isCurrent: one.key === tab.key,
          }))}
        />
      ) : null}
      <div className="pt-6" aria-busy={answer === undefined}>
        {answer === undefined ? <JobGridSkeleton count={PAGE_SIZE} /> : null}
        <Suspense>
          {failure ? <ErrorState message={failure} onRetry={retry} /> : null}
          {answer?.jobs?.length === 0 ? (
            <EmptyState title={t('landing.jobs.empty')}>{t('landing.jobs.emptyText')}</EmptyState>
          ) : null}
        </Suspense>
        {answer?.jobs?.length ? (
          <JobGrid
            key={tab.key}
            jobs={answer.jobs}
            page={`${scope}_home_page`}
            subPage={tab.subPage}
            preferenceId={preferenceId}
            mayHide
          />
        ) : null}
      </div>
      <div className="mt-8 flex justify-center">
        <LinkButton
          to={`/${language}${tab.more}`}
          data-event-click={scope === 'remote' ? 'rl_active_more_jobs' : undefined}
          variant="secondary"
          size="lg"
          iconAfter={<ForwardArrow className="size-5" />}
        >
          {t('landing.jobs.more')}
        </LinkButton>
      </div>
    </>
  );
}
