import { ShieldCheck } from 'lucide-react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FREE_UNLOCKS_A_MONTH } from '../talent-rules.ts';

interface NotVerifiedProps {
  /** The papers are with us. */
  isPending: boolean;
  mayVerify: boolean;
}

/** Why this company cannot search yet, and the way there. */
export function NotVerified({ isPending, mayVerify }: NotVerifiedProps) {
  const { t, language } = useTranslation();
  const key = isPending ? 'pending' : 'title';
  const action = isPending ? 'see' : 'start';
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title={t(`candidates.unverified.${key}`)}
      actions={
        mayVerify ? (
          <LinkButton to={`/${language}/employer/verification`} variant={isPending ? 'secondary' : 'primary'}>
            {t(`employer.verification.${action}`)}
          </LinkButton>
        ) : undefined
      }
    >
      <p>{t('candidates.unverified.text', { number: FREE_UNLOCKS_A_MONTH })}</p>
      {mayVerify ? null : <p className="mt-2">{t('candidates.unverified.askAdmin')}</p>}
    </EmptyState>
  );
}
