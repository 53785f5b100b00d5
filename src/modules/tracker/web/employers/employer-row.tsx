import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { InterestedEmployer } from '../../employers.contract.ts';

/** One employer: who, what they have done, about which job, and the way to answer. */
export function EmployerRow({
  employer,
  children,
}: {
  employer: Omit<InterestedEmployer, 'step'>;
  children: ReactNode;
}) {
  const { t, language } = useTranslation();
  const { company, by, job, conversation_id, at, is_new } = employer;
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={company.name} src={company.logo_url} shape="square" isDecorative />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-semibold text-ink">
            <Link to={`/${language}${company.url}`} className="text-ink hover:underline">
              <bdi>{company.name}</bdi>
            </Link>
            {company.is_verified ? (
              <>
                <BadgeCheck aria-hidden className="ms-1 inline size-4 text-accent" />
                <VisuallyHidden>{t('jobs.card.verified')}</VisuallyHidden>
              </>
            ) : null}
          </h3>
          <p className="wrap-anywhere text-ink">{children}</p>
          <p className="wrap-anywhere text-ink-muted text-sm">
            {by ? (
              <>
                <bdi>{by}</bdi> ·{' '}
              </>
            ) : null}
            <LocalTime moment={at} timeStyle="short" />
          </p>
          {job ? <AboutJob job={job} /> : null}
        </div>
        {is_new ? <Badge tone="apricot">{t('tracker.employers.new')}</Badge> : null}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {conversation_id ? (
          <LinkButton size="sm" variant="secondary" to={`/${language}/chat/${conversation_id}`}>
            {t('tracker.card.chat')}
          </LinkButton>
        ) : (
          <LinkButton size="sm" variant="secondary" to={`/${language}${company.url}`}>
            {t('tracker.employers.jobs')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function AboutJob({ job: { title, url } }: { job: NonNullable<InterestedEmployer['job']> }) {
  const { t, language } = useTranslation();
  if (url) {
    return (
      <p className="wrap-anywhere text-sm">
        <Link to={`/${language}${url}`} className="font-medium text-accent-ink hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </p>
    );
  }
  return (
    <p className="wrap-anywhere text-ink-muted text-sm">
      <bdi>{title}</bdi> · {t('tracker.employers.closed')}
    </p>
  );
}
