import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail as Job } from '../jobs.contract.ts';
import { isWorkedOut } from '../worked-out.ts';
import { BossBox, CompanyBox } from './company-box.tsx';
import { HiringBox, RestrictedNotice } from './hiring-box.tsx';
import { JobActions } from './job-actions.tsx';
import { JobBody } from './job-body.tsx';
import { JobHeader } from './job-header.tsx';
import { type JobWords, type JobWordsProps, withWords } from './job-words.ts';
import { PayBox } from './pay-box.tsx';
import { PayPageLink } from './pay-page-link.tsx';
import { ReportJob } from './report-job.tsx';

/**
 * The job's own page: the text in the middle, what decides at its side, the actions always at hand. On a phone the two
 * columns melt into one, where pay comes before the text and the actions stand above the navigation.
 */
export function JobDetail({ job, Words }: { job: Job; Words?: ComponentType<JobWordsProps> }) {
  const [words, setWords] = useState<JobWords | null>(null);
  const shown = withWords(job, words);
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
      <article className="min-w-0 max-lg:contents lg:space-y-6">
        <JobHeader job={shown} />
        <JobNotices job={job} />
        <div
          data-action-bar
          className="max-md:-mx-4 sm:max-md:-mx-6 sticky z-sticky bg-canvas/95 py-2.5 backdrop-blur-sm max-md:bottom-16 max-md:order-3 max-md:border-line max-md:border-t max-md:px-4 md:top-16"
        >
          <JobActions job={job} />
        </div>
        <div className="max-lg:order-1">
          {Words ? (
            <Suspense>
              <Words job={job} onWords={setWords} />
            </Suspense>
          ) : null}
          <JobBody job={shown} />
        </div>
      </article>
      <aside className="min-w-0 max-lg:contents lg:space-y-4">
        <div className="space-y-4">
          <Decisive job={job} />
        </div>
        <div className="space-y-4 max-lg:order-2">
          <CompanyBox job={job} />
          <BossBox job={job} />
          <ReportJob job={job} look="words" />
        </div>
      </aside>
    </div>
  );
}

/** The job beside a list: one column, the title leads to its own page. */
export function JobPreview({ job, titleTo, footer }: { job: Job; titleTo: string; footer?: ReactNode }) {
  return (
    <article className="space-y-6">
      <JobHeader job={job} titleTo={titleTo} />
      <JobActions job={job} />
      <JobNotices job={job} />
      <Decisive job={job} />
      <JobBody job={job} />
      <CompanyBox job={job} />
      <BossBox job={job} />
      {footer}
    </article>
  );
}

function Decisive({ job }: { job: Job }) {
  return (
    <>
      {isWorkedOut(job.pay) ? (
        <PayBox pay={job.pay} salaryTypeId={job.salary_type_id} titleId={job.job_title_id} />
      ) : (
        <PayPageLink titleId={job.job_title_id} />
      )}
      {job.eligibility ? <HiringBox eligibility={job.eligibility} /> : null}
    </>
  );
}

function JobNotices({ job }: { job: Job }) {
  const { t } = useTranslation();
  return (
    <>
      {job.status === 'on_hold' ? (
        <Notice tone="warning" title={t('jobs.detail.onHold')}>
          {t('jobs.detail.onHoldText')}
        </Notice>
      ) : null}
      {job.is_intake_paused ? (
        <Notice tone="warning" title={t('jobs.detail.catchingUp')}>
          {t('jobs.detail.catchingUpText')}
        </Notice>
      ) : null}
      <RestrictedNotice eligibility={job.eligibility} />
      {job.is_company_verified ? null : (
        <Notice tone="warning" title={t('jobs.detail.unverified')}>
          {t('jobs.detail.unverifiedText')}
        </Notice>
      )}
    </>
  );
}
