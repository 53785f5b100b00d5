import { type ReactNode, Suspense } from 'react';
import type { To } from 'react-router';
import { listFormat } from '#src/kernel/formats.ts';
import { ReplyLine } from '#src/modules/companies/web/reply-line.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ListedJob as Job } from '../listed-job.ts';
import { Applied } from './applied-part.tsx';
import { HiringLine } from './hiring-line.tsx';
import { JobBadges } from './job-badges.tsx';
import { CardCompany } from './job-company.tsx';
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
      padding="none"
      isInteractive
      isSelected={isSelected}
      className={action ? 'job-card job-card-wide' : 'job-card'}
      // Read by tracking, which comes later in the order of modules.
      data-job-id={job.id}
      data-query-id={job.query_id}
      data-reco-from={job.reco_from}
      data-scene={job.scene}
      data-index={index}
    >
      <PayLine job={job} />
      <Heading lang={job.language}>
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
      <div className="job-card-buttons">
        {action}
        <SaveButton job={job} />
      </div>
      <CardCompany job={job} />
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
  return <p className="fact job-card-place">{placeLine(job, t, language)}</p>;
}

function FactsLine({ job, foot }: Pick<JobCardProps, 'job' | 'foot'>) {
  const { t, language } = useTranslation();
  const names = job.languages.map(({ name }) => name);
  const Slot = useJobSlot();
  return (
    <div className="job-card-foot">
      {Slot ? <Slot jobId={job.id} /> : null}
      <JobBadges job={job} />
      {names.length > 0 ? (
        <span className="job-card-languages truncate">
          <VisuallyHidden>{t('jobs.card.languages')}</VisuallyHidden>
          {listFormat(language, { type: 'unit' }).format(names)}
        </span>
      ) : null}
      <PostedTime at={job.posted_at} className="shrink-0 grow text-end" />
      {foot ? <Suspense>{foot}</Suspense> : null}
    </div>
  );
}
