import type { ReactNode } from 'react';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyDetail } from '../companies.contract.ts';
import { ReplyLine } from './reply-line.tsx';
import { VerifiedMark } from './verified-mark.tsx';

/** Who they are, at a glance. `action` stands beside it: the follow button. */
export function CompanyHeader({ company, action }: { company: CompanyDetail; action: ReactNode }) {
  const { t } = useTranslation();
  const { location, industry, size, financing_stage: stage } = company;
  const facts = [location, industry.value, size.value, stage?.value].filter(
    (fact) => fact !== undefined && fact !== '',
  );
  return (
    <header className="flex flex-col gap-6 py-8 sm:flex-row sm:items-center sm:py-10">
      <Avatar name={company.name} src={company.logo_url} shape="square" size="xl" isDecorative />
      <div className="min-w-0 flex-1">
        <h1 className="flex items-start gap-2 font-bold text-3xl text-ink sm:text-4xl">
          <span className="min-w-0">{company.name}</span>
          {company.is_verified ? <VerifiedMark /> : null}
        </h1>
        <ul className="mt-2 flex flex-wrap gap-x-2 gap-y-1 text-ink-muted">
          {facts.map((fact, at) => (
            <li key={fact}>
              {fact}
              {/* After the words, so that no line begins with it. */}
              {at < facts.length - 1 ? <span aria-hidden> ·</span> : null}
            </li>
          ))}
        </ul>
        <div className="mt-2">
          <ReplyLine meter={company.reply} />
        </div>
        {company.is_agency || !company.is_verified ? (
          <div className="mt-3 flex flex-wrap gap-2">
            {company.is_verified ? null : <Badge tone="apricot">{t('companies.unverified')}</Badge>}
            {company.is_agency ? <Badge tone="info">{t('companies.agency')}</Badge> : null}
          </div>
        ) : null}
      </div>
      <div className="shrink-0">{action}</div>
    </header>
  );
}
