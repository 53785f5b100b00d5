import { CalendarClock, Eye, MessagesSquare, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { EmployerJob } from '../../employer-jobs.contract.ts';
import type { CloseReason } from './close-dialog.tsx';
import { type JobCommand, JobCommands } from './job-commands.tsx';

interface EmployerJobRowProps {
  job: EmployerJob;
  isBusy: boolean;
  /** On the job's own page, whose heading is the title already. */
  isOwnPage?: boolean;
  onDo: (command: JobCommand, reason?: CloseReason) => void;
  /** What a later module knows of it. */
  more?: ReactNode;
}

/** A job as its Boss sees it: how it does, and what it needs. */
export function EmployerJobRow({ job, isBusy, isOwnPage = false, onDo, more }: EmployerJobRowProps) {
  const { t, language } = useTranslation();
  return (
    <article className="relative rounded-card border border-line bg-surface p-4 transition-[border-color] focus-within:border-line-firm hover:border-line-firm sm:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {isOwnPage ? (
            <JobStateBadge job={job} />
          ) : (
            <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink text-lg">
              <Link
                to={`/${language}/employer/jobs/${job.id}`}
                className="min-w-0 break-words text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
              >
                <bdi>{job.title}</bdi>
              </Link>
              <JobStateBadge job={job} />
            </h2>
          )}
          <p className="mt-1 flex flex-wrap gap-x-1.5 text-ink-muted text-sm">
            {[job.place, job.job_type, job.pay].filter(Boolean).map((fact, at, facts) => (
              <span key={fact}>
                <bdi>{fact}</bdi>
                {/* After the words, so that no line begins with it. */}
                {at < facts.length - 1 ? <span aria-hidden> ·</span> : null}
              </span>
            ))}
          </p>
        </div>
        <div className="-me-2 -mt-2">
          <JobCommands job={job} isBusy={isBusy} onDo={onDo} />
        </div>
      </div>
      <JobNumbers job={job} />
      {more ? <div className="relative z-1 mt-3 w-fit">{more}</div> : null}
      {job.is_intake_paused ? <IntakePaused job={job} /> : null}
      {job.needs_confirmation && job.may.confirm ? (
        <div className="relative z-1 mt-4 flex flex-wrap items-center gap-3 rounded-control bg-apricot-soft p-3 text-sm">
          <p className="min-w-0 flex-1 basis-56 text-ink">
            {job.confirm_by
              ? t(job.hold_reason === 'unconfirmed' ? 'employer.jobs.confirmLate' : 'employer.jobs.confirmBy', {
                  date: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(job.confirm_by)),
                })
              : t('employer.jobs.confirmText')}
          </p>
          <Button size="sm" variant="human" isLoading={isBusy} onClick={() => onDo('reconfirm')}>
            {t('employer.jobs.reconfirm')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

/** TRU-02: why nobody new writes, and what to do about it. */
function IntakePaused({ job }: { job: EmployerJob }) {
  const { t, language } = useTranslation();
  return (
    <div className="relative z-1 mt-4 flex flex-wrap items-center gap-3 rounded-control bg-apricot-soft p-3 text-sm">
      <p className="min-w-0 flex-1 basis-56 text-ink">{t('employer.jobs.intakePausedText')}</p>
      <LinkButton size="sm" variant="secondary" to={`/${language}/employer/inbox?job=${job.id}&state=overdue`}>
        {t('employer.jobs.intakePausedAction')}
      </LinkButton>
    </div>
  );
}

export function JobStateBadge({ job }: { job: Pick<EmployerJob, 'state' | 'hold_reason' | 'is_intake_paused'> }) {
  const { t } = useTranslation();
  if (job.state === 'open' && job.is_intake_paused) {
    return <Badge tone="apricot">{t('employer.jobs.state.intakePaused')}</Badge>;
  }
  if (job.state === 'open') return <Badge tone="accent">{t('employer.jobs.state.open')}</Badge>;
  if (job.state === 'closed') return <Badge>{t('employer.jobs.state.closed')}</Badge>;
  if (job.hold_reason === 'moderation') return <Badge tone="danger">{t('employer.jobs.state.takenDown')}</Badge>;
  return (
    <Badge tone="apricot">
      {t(job.hold_reason === 'unconfirmed' ? 'employer.jobs.state.unconfirmed' : 'employer.jobs.state.on_hold')}
    </Badge>
  );
}

function JobNumbers({ job }: { job: EmployerJob }) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { views, chats, median_reply_hours: reply } = job.performance;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-muted text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      <li className="inline-flex items-center gap-1.5">
        <CalendarClock aria-hidden />
        {job.days_open > 0 ? t('employer.jobs.daysOpen', { count: job.days_open }) : t('jobs.detail.opensToday')}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Eye aria-hidden />
        {t('employer.jobs.views', { count: views })}
      </li>
      {chats === null ? null : (
        <li className="inline-flex items-center gap-1.5">
          <MessagesSquare aria-hidden />
          {t('employer.jobs.chats', { count: chats })}
          {reply === null ? '' : ` · ${t('employer.jobs.reply', { hours: number.format(reply) })}`}
        </li>
      )}
      {job.repost_count > 0 ? (
        <li className="inline-flex items-center gap-1.5">
          <Repeat2 aria-hidden />
          {t('employer.jobs.reposts', { count: job.repost_count })}
        </li>
      ) : null}
      <li className="min-w-0">
        <bdi>{job.recruiter.name}</bdi>
      </li>
    </ul>
  );
}
