import { BadgeCheck, ShieldQuestionMark } from 'lucide-react';
import { Link } from '#src/ui/controls/link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobCard } from '../job-card.ts';
import type { ListedJob } from '../listed-job.ts';
import { placeLine } from './place-line.ts';

/** Who hires: logo, name, whether verified, whether an agency; in one line, as the whole card is the job's link. */
export function CardCompany({ job: { company, company_logo: logo } }: { job: ListedJob }) {
  const { t } = useTranslation();
  return (
    <div className="job-card-company">
      <Avatar name={company.name} src={logo} size="sm" shape="square" isDecorative />
      <span className="job-card-name">{company.name}</span>
      {company.is_verified ? (
        <span className="job-card-verified" role="img" aria-label={t('jobs.card.verified')} />
      ) : (
        <span className="shrink-0 text-apricot-ink text-xs">{`· ${t('jobs.card.unverified')}`}</span>
      )}
      {company.is_agency ? (
        <span className="shrink-0 text-ink-faint text-xs">{`· ${t('jobs.card.agency')}`}</span>
      ) : null}
    </div>
  );
}

/** The same on the job's own page: a link to the company, and the place below it. */
export function PageCompany({ job }: { job: JobCard }) {
  const { t, language } = useTranslation();
  const { company, company_logo: logo } = job;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={company.name} src={logo} shape="square" isDecorative />
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link
            to={`/${language}${company.url}`}
            className="min-w-0 truncate rounded-sm font-semibold text-ink no-underline hover:underline"
          >
            {company.name}
          </Link>
          {company.is_verified ? (
            <span className="inline-flex shrink-0 items-center gap-1 text-accent-ink text-sm">
              <BadgeCheck aria-hidden className="size-4 text-accent" />
              {t('jobs.card.verified')}
            </span>
          ) : (
            <Badge tone="apricot" icon={<ShieldQuestionMark aria-hidden />}>
              {t('jobs.card.unverified')}
            </Badge>
          )}
          {company.is_agency ? <Badge>{t('jobs.card.agency')}</Badge> : null}
        </p>
        <p className="text-ink-muted text-sm">{placeLine(job, t, language)}</p>
      </div>
    </div>
  );
}
