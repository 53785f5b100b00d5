import { BadgeCheck } from 'lucide-react';
import { PresenceLabel } from '#src/modules/accounts/web/presence-label.tsx';
import { ReplyLine } from '#src/modules/companies/web/reply-line.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobDetail } from '../jobs.contract.ts';

export function CompanyBox({ job: { company_card: company, company_reply } }: { job: JobDetail }) {
  const { t, language } = useTranslation();
  const facts = [company.industry.value, company.size.value, company.financing_stage?.value, company.location];
  return (
    <Card as="section" padding="sm" isInteractive className="sm:p-5">
      <h2 className="font-semibold text-ink-faint text-xs">{t('jobs.detail.company')}</h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={company.name} src={company.logo_url} size="md" shape="square" isDecorative />
        <p className="min-w-0 font-semibold">
          <CardLink to={`/${language}${company.url}`}>{company.name}</CardLink>
          {company.is_verified ? (
            <>
              <BadgeCheck aria-hidden className="ms-1 inline size-4 text-accent" />
              <VisuallyHidden>{t('jobs.card.verified')}</VisuallyHidden>
            </>
          ) : null}
        </p>
      </div>
      <p className="mt-3 text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-2">
        <ReplyLine meter={company_reply} />
      </div>
      {company.open_job_count > 0 ? (
        <p className="mt-2 font-medium text-accent-ink text-sm">
          {t('jobs.detail.openJobs', { count: company.open_job_count })}
        </p>
      ) : null}
    </Card>
  );
}

/** The Boss, and how they answer: in general, and about this job when enough have asked. */
export function BossBox({ job: { recruiter, reply, job_reply } }: { job: JobDetail }) {
  const { t } = useTranslation();
  return (
    <Card as="section" padding="sm" className="sm:p-5">
      <h2 className="font-semibold text-ink-faint text-xs">{t('jobs.detail.boss')}</h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={recruiter.name} size="md" isDecorative />
        <div className="min-w-0">
          <p className="font-semibold text-ink">
            <bdi>{recruiter.name}</bdi>
          </p>
          <p className="text-ink-muted text-sm">{recruiter.position}</p>
          <p className="text-ink-muted text-sm empty:hidden">
            <PresenceLabel presence={recruiter.presence} />
          </p>
        </div>
      </div>
      <div className="mt-3">
        <ReplyLine meter={reply} />
      </div>
      {job_reply.is_enough ? (
        <div className="mt-3">
          <h3 className="font-semibold text-ink-faint text-xs">{t('companies.reply.job')}</h3>
          <ReplyLine meter={job_reply} />
        </div>
      ) : null}
    </Card>
  );
}
