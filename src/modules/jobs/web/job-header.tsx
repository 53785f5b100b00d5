import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail } from '../jobs.contract.ts';
import { Applied } from './applied-part.tsx';
import { JobBadges } from './job-badges.tsx';
import { PageCompany } from './job-company.tsx';
import { useJobSlot } from './job-slot.ts';
import { PayLine } from './pay-line.tsx';
import { PostedTime } from './posted-time.tsx';

/** Pay, title, company: in this order, as on the card. */
export function JobHeader({ job, titleTo }: { job: JobDetail; titleTo?: string }) {
  const { t } = useTranslation();
  const Title = titleTo ? 'h2' : 'h1';
  const Slot = useJobSlot();
  return (
    <header>
      {job.is_promoted || job.is_urgent || job.is_web3 ? (
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <JobBadges job={job} />
        </div>
      ) : null}
      <PayLine job={job} size="page" />
      <Title lang={job.language} className="mt-1 text-balance font-bold text-2xl text-ink sm:text-3xl">
        {titleTo ? (
          <Link to={titleTo} target="_blank" className="text-ink no-underline hover:underline">
            {job.job_title}
          </Link>
        ) : (
          job.job_title
        )}
      </Title>
      <div className="mt-4">
        <PageCompany job={job} />
      </div>
      {Slot ? (
        <div className="mt-3 empty:hidden">
          <Slot jobId={job.id} isLarge />
        </div>
      ) : null}
      <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1 text-ink-faint text-sm">
        <span>
          {t('jobs.detail.posted')} <PostedTime at={job.posted_at} />
        </span>
        {job.days_open > 0 ? <span>{t('jobs.detail.daysOpen', { count: job.days_open })}</span> : null}
        {job.repost_count > 0 ? <span>{t('jobs.detail.reposts', { count: job.repost_count })}</span> : null}
        {job.confirmed_at ? (
          <span>
            {t('jobs.detail.confirmed')} <PostedTime at={job.confirmed_at} />
          </span>
        ) : null}
        {job.view_count > 0 ? <span>{t('jobs.detail.views', { count: job.view_count })}</span> : null}
      </p>
      {/* Where the actions have no room for the date. */}
      <div className="mt-2 empty:hidden sm:hidden">
        <Applied job={job} />
      </div>
    </header>
  );
}
