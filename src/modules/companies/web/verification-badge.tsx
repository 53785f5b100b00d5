import { BadgeCheck, CircleDashed, Clock, TriangleAlert } from 'lucide-react';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { VerificationState } from '../verification-state.ts';

const looks = {
  none: { tone: 'neutral', Icon: CircleDashed },
  pending: { tone: 'info', Icon: Clock },
  approved: { tone: 'accent', Icon: BadgeCheck },
  rejected: { tone: 'danger', Icon: TriangleAlert },
  revoked: { tone: 'danger', Icon: TriangleAlert },
} as const;

/** Where the verification of a company stands, in a word. */
export function VerificationBadge({ state }: { state: VerificationState }) {
  const { t } = useTranslation();
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`employer.verification.state.${state}`)}
    </Badge>
  );
}
