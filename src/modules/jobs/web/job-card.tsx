import { Languages, MapPin } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { To } from 'react-router';
import { listFormat } from '#src/kernel/formats.ts';
import { ReplyLine } from '#src/modules/companies/web/reply-line.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobCard as Job } from '../job-card.ts';
import { Applied } from './applied-part.tsx';
import { HiringLine } from './hiring-line.tsx';
import { JobBadges } from './job-badges.tsx';
import { JobCompany } from './job-company.tsx';
import { useJobSlot } from './job-slot.ts';
import { PayLine } from './pay-line.tsx';
import { placeLine } from './place-line.ts';
import { PostedTime } from './posted-time.tsx';
import { SaveButton } from './save-button.tsx';
import { useJobLink } from './use-job-link.tsx';

/** Few jobs need it, and the first page has no byte to spare. */
const CatchingUp = lazyPart(() => import('./card-marks.tsx').then((file) => file.CatchingUp));

export { JobCardSkeleton } from './job-card-skeleton.tsx';

export interface JobCardProps {
  job: Job;
  /** Zero-based place in the list. */
  index: number;
  headingLevel?: 2 | 3;
  /** Where a wide page shows the job beside the list; the title still opens the job itself. */
  previewTo?: To;
  isSelected?: boolean;
  /** A further small button beside the bookmark. */
  action?: ReactNode;
  /** Stands at the end of the last line; it may come later. */
  foot?: ReactNode;
}

/** A job in a list: pay first, then whether one can be hired from here. */
export function JobCard({ job, index, headingLevel = 3, previewTo, isSelected, action, foot }: JobCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { linkProps, dialog } = useJobLink(job);
  return (
    <Card
      as="article"
      padding="sm"
      isInteractive
      isSelected={isSelected}
      className="flex h-full flex-col gap-2.5 sm:p-5"
      // Read by tracking, which comes later in the order of modules.
      data-job-id={job.id}
      data-query-id={job.query_id}
      data-reco-from={job.reco_from}
      data-scene={job.scene}
      data-index={index}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <PayLine job={job} />
          <Heading className="mt-0.5 font-semibold text-base text-ink">
            {previewTo ? (
              <>
                <Link {...linkProps} className="relative z-1 text-ink no-underline hover:underline">
                  {job.job_title}
                </Link>
                <PreviewLink to={previewTo} title={job.job_title} isSelected={isSelected} />
              </>
            ) : (
              <CardLink {...linkProps}>{job.job_title}</CardLink>
            )}
          </Heading>
        </div>
        <div className="-me-2 -mt-2 flex shrink-0">
          {action}
          <SaveButton job={job} />
        </div>
      </div>
      <JobCompany job={job} size="card" />
      <PlaceLine job={job} />
      {job.eligibility ? <HiringLine eligibility={job.eligibility} /> : null}
      <ReplyLine meter={job.reply} />
      {job.is_intake_paused ? (
        <Suspense>
          <CatchingUp />
        </Suspense>
      ) : null}
      <Applied job={job} />
      <FactsLine job={job} foot={foot} />
      {dialog}
    </Card>
  );
}

/** Covers the card: a press anywhere but on the title shows the job beside the list. */
function PreviewLink({ to, title, isSelected }: { to: To; title: string; isSelected?: boolean }) {
  const { t } = useTranslation();
  return (
    <CardLink
      to={to}
      replace
      preventScrollReset
      aria-label={t('jobs.card.preview', { title })}
      aria-current={isSelected ? 'true' : undefined}
    />
  );
}

function PlaceLine({ job }: { job: Job }) {
  const { t, language } = useTranslation();
  return (
    <p className="flex items-start gap-1.5 text-ink-muted text-sm">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="line-clamp-2 min-w-0">{placeLine(job, t, language)}</span>
    </p>
  );
}

function FactsLine({ job, foot }: Pick<JobCardProps, 'job' | 'foot'>) {
  const { t, language } = useTranslation();
  const names = job.languages.map(({ name }) => name);
  const Slot = useJobSlot();
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1 text-ink-faint text-xs">
      {Slot ? <Slot jobId={job.id} /> : null}
      <JobBadges job={job} />
      {names.length > 0 ? (
        <span className="flex min-w-0 items-center gap-1">
          <Languages aria-hidden className="size-3.5 shrink-0" />
          <VisuallyHidden>{t('jobs.card.languages')}</VisuallyHidden>
          <span className="truncate">{listFormat(language, { type: 'unit' }).format(names)}</span>
        </span>
      ) : null}
      <span className="ms-auto shrink-0">
        <PostedTime at={job.posted_at} />
      </span>
      <Suspense>{foot}</Suspense>
    </div>
  );
}
