import { BadgeCheck, ShieldQuestionMark } from 'lucide-react';
import { Link } from '#src/ui/controls/link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobCard } from '../job-card.ts';
import { placeLine } from './place-line.ts';

interface JobCompanyProps {
  job: JobCard;
  /** `card`: one line, as the whole card is the job's link. `page`: a link to the company, and the place below it. */
  size: 'card' | 'page';
}

/** Who hires: logo, name, whether verified, whether an agency. */
export function JobCompany({ job, size }: JobCompanyProps) {
  const { t, language } = useTranslation();
  const { company, company_logo: logo } = job;
  const isPage = size === 'page';
  const verified = t('jobs.card.verified');
  return (
    <div className={isPage ? 'flex items-center gap-3' : 'flex min-w-0 items-center gap-2.5'}>
      <Avatar name={company.name} src={logo} size={isPage ? 'md' : 'sm'} shape="square" isDecorative />
      <div className="min-w-0">
        <p
          className={isPage ? 'flex min-w-0 flex-wrap items-center gap-x-2' : 'flex min-w-0 items-center gap-1 text-sm'}
        >
          {isPage ? (
            <Link
              to={`/${language}${company.url}`}
              className="min-w-0 truncate rounded-sm font-semibold text-ink no-underline hover:underline"
            >
              {company.name}
            </Link>
          ) : (
            <span className="truncate text-ink">{company.name}</span>
          )}
          {company.is_verified ? (
            <span className="inline-flex shrink-0 items-center gap-1 text-accent-ink text-sm">
              <BadgeCheck aria-hidden className="size-4 text-accent" />
              {isPage ? verified : <VisuallyHidden>{verified}</VisuallyHidden>}
            </span>
          ) : (
            <UnverifiedMark isPage={isPage} />
          )}
          {company.is_agency ? (
            isPage ? (
              <Badge>{t('jobs.card.agency')}</Badge>
            ) : (
              <span className="shrink-0 text-ink-faint text-xs">· {t('jobs.card.agency')}</span>
            )
          ) : null}
        </p>
        {isPage ? <p className="text-ink-muted text-sm">{placeLine(job, t, language)}</p> : null}
      </div>
    </div>
  );
}

function UnverifiedMark({ isPage }: { isPage: boolean }) {
  const { t } = useTranslation();
  const text = t('jobs.card.unverified');
  if (!isPage) return <span className="shrink-0 text-apricot-ink text-xs">· {text}</span>;
  return (
    <Badge tone="apricot" icon={<ShieldQuestionMark aria-hidden />}>
      {text}
    </Badge>
  );
}
