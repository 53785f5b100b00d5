import { ReplyLine } from '#src/modules/companies/web/reply-line.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import type { JobDetail } from '../jobs.contract.ts';
import { HiringLine } from './hiring-line.tsx';
import { PayLine } from './pay-line.tsx';

/** The job that someone applies for or writes about, pay first. */
export function JobSummary({ job }: { job: JobDetail }) {
  return (
    <aside className="flex items-start gap-3 rounded-card border border-line bg-surface p-4">
      <Avatar name={job.company.name} src={job.company_logo} shape="square" isDecorative />
      <div className="min-w-0">
        <PayLine job={job} />
        <p className="wrap-anywhere font-semibold">{job.job_title}</p>
        <p className="wrap-anywhere text-ink-muted text-sm">{job.company.name}</p>
        {job.eligibility ? <HiringLine eligibility={job.eligibility} /> : null}
        <ReplyLine meter={job.reply} />
      </div>
    </aside>
  );
}
