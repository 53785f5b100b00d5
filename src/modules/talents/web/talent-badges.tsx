import { Badge } from '#src/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentCard } from '../talent-fields.ts';
import type { Fit, InviteState } from '../talent-rules.ts';

const fitTones = { strong: 'accent', good: 'info', some: 'neutral' } as const satisfies Record<Fit, string>;
const inviteTones = {
  open: 'apricot',
  accepted: 'accent',
  declined: 'neutral',
  unanswered: 'neutral',
  ended: 'neutral',
} as const satisfies Record<InviteState, string>;

/** How well they fit, why they stand where they stand, and how far the company has come with them. */
export function TalentBadges({ talent }: { talent: TalentCard }) {
  const { t } = useTranslation();
  const { fit, is_vip, is_refreshed, unlocked_until, invitation } = talent;
  return (
    <>
      {fit ? <Badge tone={fitTones[fit]}>{t(`candidates.card.fit.${fit}`)}</Badge> : null}
      {is_vip ? <Explained label={t('vip.title')} hint={t('candidates.card.vipHint')} /> : null}
      {is_refreshed ? (
        <Explained label={t('candidates.card.refreshed')} hint={t('candidates.card.refreshedHint')} />
      ) : null}
      {invitation ? (
        <Badge tone={inviteTones[invitation.state]}>{t(`candidates.card.invited.${invitation.state}`)}</Badge>
      ) : unlocked_until ? (
        <Badge tone="accent">{t('candidates.card.unlocked')}</Badge>
      ) : null}
    </>
  );
}

/** A label that says why it is there: to a pointer, and to whoever listens. */
function Explained({ label, hint }: { label: string; hint: string }) {
  return (
    <span title={hint}>
      <Badge tone="apricot">{label}</Badge>
      <VisuallyHidden> {hint}</VisuallyHidden>
    </span>
  );
}
