import { Badge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyCard as Company } from '../companies.contract.ts';
import { VerifiedMark } from './verified-mark.tsx';

export function CompanyCard({ company, headingLevel = 3 }: { company: Company; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { t, language } = useTranslation();
  const facts = [company.industry.value, company.size.value, company.financing_stage?.value].filter(Boolean);
  return (
    <Card as="article" isInteractive className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <Avatar name={company.name} src={company.logo_url} shape="square" size="lg" isDecorative />
        <div className="min-w-0 flex-1">
          <Heading className="flex items-start gap-1.5 font-semibold text-ink text-lg">
            <CardLink to={`/${language}${company.url}`} className="line-clamp-2 min-w-0">
              {company.name}
            </CardLink>
            {company.is_verified ? <VerifiedMark /> : null}
          </Heading>
          <p className="mt-0.5 truncate text-ink-muted text-sm">{company.location}</p>
        </div>
      </div>
      <p className="line-clamp-2 text-ink-muted text-sm">{facts.join('\u00a0· ')}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <span className="font-semibold text-accent-ink text-sm">
          {t('companies.openJobs', { count: company.open_job_count })}
        </span>
        {company.is_agency ? <Badge>{t('companies.agency')}</Badge> : null}
      </div>
    </Card>
  );
}
