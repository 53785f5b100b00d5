import { Check, Hourglass, Undo2 } from 'lucide-react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { OwnApplication } from '../job-card.ts';

export interface AppliedMarkProps {
  application: OwnApplication;
  /** Where its timeline is: with it the mark is a button in the place of 'Apply'. */
  to?: string;
  size?: 'sm';
}

/** APP-01: that the reader has applied, and when. */
export function AppliedMark({ application: { applied_at, is_withdrawn }, to, size }: AppliedMarkProps) {
  const { t } = useTranslation();
  const date = useLocalTime(applied_at);
  const text = t(is_withdrawn ? 'jobs.applied.withdrawn' : 'jobs.applied.on', { date });
  const Icon = is_withdrawn ? Undo2 : Check;
  if (to) {
    return (
      <LinkButton
        to={to}
        variant="soft"
        size={size}
        rel="nofollow"
        className="max-sm:px-2.5"
        icon={<Icon aria-hidden className="size-5 max-sm:hidden" />}
        aria-label={t('jobs.applied.see', { mark: text })}
      >
        {/* A phone has room for the word; the date stands above. */}
        <span className="sm:hidden">{is_withdrawn ? text : t('jobs.applied.short')}</span>
        <span className="max-sm:hidden">{text}</span>
      </LinkButton>
    );
  }
  return (
    <p className="flex items-start gap-1.5 font-medium text-accent-ink text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

/** TRU-02: on a card whose job takes no new messages for now. */
export function CatchingUp() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-1.5 font-medium text-apricot-ink text-sm">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('jobs.card.catchingUp')}
    </p>
  );
}
