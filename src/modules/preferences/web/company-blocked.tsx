import { Ban } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

interface CompanyBlockedProps {
  company: { id: number; name: string };
  onUnblocked: () => void;
}

/** Stands where the company was, for whoever has blocked it: it can be taken back on the spot. */
export function CompanyBlocked({ company, onUnblocked }: CompanyBlockedProps) {
  const { t, language } = useTranslation();
  const [isSaving, setIsSaving] = useState(false);
  const unblock = async () => {
    setIsSaving(true);
    try {
      await api('DELETE /jobseeker/blocked-companies', { company_id: company.id });
      onUnblocked();
    } catch (error) {
      setIsSaving(false);
      showToast((error as Error).message || t('preferences.blocked.failed'), { tone: 'danger' });
    }
  };
  return (
    <main id="content" className="py-12">
      <title>{t('shell.titleTemplate', { title: company.name })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={<Ban />}
        title={t('preferences.blocked.done', { name: company.name })}
        headingLevel={1}
        actions={
          <>
            <Button variant="secondary" isLoading={isSaving} onClick={unblock}>
              {t('preferences.blocked.unblock')}
            </Button>
            <LinkButton to={`/${language}/companies`}>{t('companies.showAll')}</LinkButton>
          </>
        }
      >
        {t('preferences.blocked.doneText')}
      </EmptyState>
    </main>
  );
}
