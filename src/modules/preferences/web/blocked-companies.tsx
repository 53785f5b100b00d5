import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { CompanyCard } from '#src/modules/companies/companies.contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface BlockedCompaniesProps {
  companies: CompanyCard[];
  total: number;
  /** A page of its own has said the title already. */
  isTitled?: boolean;
  /** Reads the list again. */
  onChange: () => void;
}

/** SET-04: who must not see the talent, and a way back. */
export function BlockedCompanies({ companies, total, isTitled = true, onChange }: BlockedCompaniesProps) {
  const { t, language } = useTranslation();
  return (
    <section aria-label={t('preferences.blocked.title')}>
      {isTitled ? (
        <SectionHeader title={t('preferences.blocked.title')} description={t('preferences.blocked.text')} />
      ) : null}
      {total === 0 ? (
        <div className="rounded-card border border-line border-dashed">
          <EmptyState
            icon={<ShieldOff />}
            title={t('preferences.blocked.empty')}
            headingLevel={isTitled ? 3 : 2}
            actions={
              <LinkButton to={`/${language}/companies`} variant="secondary">
                {t('preferences.blocked.find')}
              </LinkButton>
            }
          >
            {t('preferences.blocked.emptyText')}
          </EmptyState>
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {companies.map((company) => (
            <BlockedCompany key={company.id} company={company} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BlockedCompany({ company, onChange }: { company: CompanyCard; onChange: () => void }) {
  const { t } = useTranslation();
  const [isLoading, setIsLoading] = useState(false);
  const unblock = async () => {
    setIsLoading(true);
    try {
      await api('DELETE /jobseeker/blocked-companies', { company_id: company.id });
      showToast(t('preferences.blocked.undone', { name: company.name }), { tone: 'success' });
      onChange();
    } catch (error) {
      setIsLoading(false);
      showToast((error as Error).message || t('preferences.blocked.failed'), { tone: 'danger' });
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-3 p-4 sm:px-6">
      <Avatar name={company.name} src={company.logo_url} size="md" shape="square" isDecorative />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-ink">{company.name}</p>
        <p className="truncate text-ink-muted text-sm">{company.location}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        isLoading={isLoading}
        aria-label={t('preferences.blocked.unblockNamed', { name: company.name })}
        onClick={unblock}
      >
        {t('preferences.blocked.unblock')}
      </Button>
    </li>
  );
}
