import { UserX } from 'lucide-react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface TalentGoneProps {
  back: { to: string; label: string };
  /** Too many were opened today. */
  problem: string | null;
}

/** Nobody is here: they may be found no more, have blocked the company, or never were. It is not said which. */
export function TalentGone({ back, problem }: TalentGoneProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<UserX />}
      title={problem ?? t('candidates.person.gone')}
      actions={<LinkButton to={back.to}>{back.label}</LinkButton>}
    >
      {problem ? null : t('candidates.person.goneText')}
    </EmptyState>
  );
}
