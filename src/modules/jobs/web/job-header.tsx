import { BadgeCheck, Hexagon, ShieldQuestionMark, Zap } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail } from '../jobs.contract.ts';
import { PayLine } from './pay-line.tsx';
import { placeLine } from './place-line.ts';
import { PostedTime } from './posted-time.tsx';

/** Pay, title, company: in this order, as on the card. */
export function JobHeader({ job, titleTo }: { job: JobDetail; titleTo?: string }) {
  const { t, language } = useTranslation();
  const Title = titleTo ? 'h2' : 'h1';
  return (
    <header>
      {job.is_urgent || job.is_web3 ? (
        <div className="mb-2 flex flex-wrap items-center gap-2">
          {job.is_urgent ? (
            <Badge tone="apricot" icon={<Zap aria-hidden />}>
              {t('jobs.card.urgent')}
            </Badge>
          ) : null}
          {job.is_web3 ? (
            <Badge tone="info" icon={<Hexagon aria-hidden />}>
              {t('jobs.card.web3')}
            </Badge>
          ) : null}
        </div>
      ) : null}
      <PayLine job={job} size="page" />
      <Title className="mt-1 text-balance font-bold text-2xl text-ink sm:text-3xl">
        {titleTo ? (
          <Link to={titleTo} target="_blank" className="text-ink no-underline hover:underline">
            {job.job_title}
          </Link>
        ) : (
          job.job_title
        )}
      </Title>
      <div className="mt-4 flex items-center gap-3">
        <Avatar name={job.company.name} src={job.company_logo} size="md" shape="square" isDecorative />
        <div className="min-w-0">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2">
            <Link
              to={`/${language}${job.company.url}`}
              className="min-w-0 truncate rounded-sm font-semibold text-ink no-underline hover:underline"
            >
              {job.company.name}
            </Link>
            {job.company.is_verified ? (
              <span className="inline-flex items-center gap-1 text-accent-ink text-sm">
                <BadgeCheck aria-hidden className="size-4" />
                {t('jobs.card.verified')}
              </span>
            ) : (
              <Badge tone="apricot" icon={<ShieldQuestionMark aria-hidden />}>
                {t('jobs.detail.unverified')}
              </Badge>
            )}
            {job.company.is_agency ? <Badge>{t('jobs.card.agency')}</Badge> : null}
          </p>
          <p className="text-ink-muted text-sm">{placeLine(job, t, language)}</p>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1 text-ink-faint text-sm">
        <span>
          {t('jobs.detail.posted')} <PostedTime at={job.posted_at} />
        </span>
        <span>
          {job.days_open > 0 ? t('jobs.detail.daysOpen', { count: job.days_open }) : t('jobs.detail.opensToday')}
        </span>
        {job.repost_count > 0 ? <span>{t('jobs.detail.reposts', { count: job.repost_count })}</span> : null}
        {job.confirmed_at ? (
          <span>
            {t('jobs.detail.confirmed')} <PostedTime at={job.confirmed_at} />
          </span>
        ) : null}
        <span>{t('jobs.detail.views', { count: job.view_count })}</span>
      </p>
    </header>
  );
}
