import { Badge } from '#src/ui/feedback/badge.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ModerationCase } from '../cases.contract.ts';
import { useOutcome } from './use-outcome.ts';

/** A line of the queue: what it is about, how bad it may be, who is on it. */
export function CaseCard({ moderationCase: one }: { moderationCase: ModerationCase }) {
  const { t, language } = useTranslation();
  return (
    <Card as="li" isInteractive data-case="" padding="sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={one.kind === 'appeal' ? 'info' : 'neutral'}>{t(`operator.moderation.kind.${one.kind}`)}</Badge>
        <Badge tone={one.points >= 50 ? 'danger' : one.points >= 30 ? 'apricot' : 'neutral'}>
          {t('operator.moderation.harm', { points: one.points })}
        </Badge>
        <CaseState moderationCase={one} />
      </p>
      <h2 className="mt-2 font-semibold text-ink text-lg">
        <CardLink to={`/${language}/operator/moderation/${one.id}`}>
          <bdi>{one.subject.name}</bdi>
        </CardLink>
      </h2>
      <p className="text-ink">{one.headline}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-muted text-sm">
        <span>
          {t(`operator.moderation.subject.${one.subject.kind}`)}
          {one.subject.detail ? (
            <>
              {' · '}
              <bdi>{one.subject.detail}</bdi>
            </>
          ) : null}
        </span>
        {one.reporter_count > 0 ? (
          <span>{t('operator.moderation.reporters', { count: one.reporter_count })}</span>
        ) : null}
        {one.flag_count > 0 ? <span>{t('operator.moderation.flags', { count: one.flag_count })}</span> : null}
        <LocalTime moment={one.closed_at ?? one.opened_at} timeStyle="short" />
      </p>
    </Card>
  );
}

/** How it ended, or who has it now. */
export function CaseState({ moderationCase: one }: { moderationCase: ModerationCase }) {
  const { t } = useTranslation();
  const outcomeOf = useOutcome();
  if (one.outcome) return <Badge tone="accent">{outcomeOf(one.outcome)}</Badge>;
  if (one.state === 'proposed') return <Badge tone="apricot">{t('operator.moderation.view.confirm')}</Badge>;
  if (one.is_mine) return <Badge tone="accent">{t('operator.moderation.mine')}</Badge>;
  if (!one.claimed_by) return null;
  return <Badge tone="info">{t('operator.moderation.claimedBy', { name: one.claimed_by.name })}</Badge>;
}
