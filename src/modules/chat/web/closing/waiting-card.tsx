import { Timer } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { callName } from '../call-name.ts';
import type { ReaderClock } from '../chat-times.ts';
import { CLOSE_DAYS } from '../sync/chat-limits.ts';
import { daysUntil, untilDay } from './closing-times.ts';

const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

const DAY_MS = 86_400_000;

/** For a talent whose first words are not answered yet: how much of the time has gone, and what happens at its end. */
export function WaitingCard({ conversation, clock }: { conversation: Conversation; clock: ReaderClock }) {
  const { t } = useTranslation();
  const withdraw = useOverlay();
  const { closes_at: end, side, other } = conversation;
  if (!end || side !== 'talent') return null;
  const left = daysUntil(end, clock);
  const gone = Math.min(1, Math.max(0, 1 - (Date.parse(end) - clock.now) / (CLOSE_DAYS * DAY_MS)));
  const day = untilDay(end, clock);
  return (
    <section className="mt-5 mb-2 max-w-md rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold text-ink">{t('chat.clock.waiting', { name: callName(other) })}</h2>
        <span className="shrink-0">
          <Badge tone="apricot" icon={<Timer aria-hidden />}>
            {left > 0 ? t('chat.clock.left', { count: left }) : t('chat.clock.lastDay')}
          </Badge>
        </span>
      </div>
      <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset">
        <div className="h-full rounded-full bg-apricot" style={{ inlineSize: `${Math.round(gone * 100)}%` }} />
      </div>
      <p className="mt-3 text-ink-muted text-sm">{t('chat.clock.then', { day, name: callName(other) })}</p>
      <p className="mt-2 -mb-1 -ms-2 [@media(scripting:none)]:hidden">
        <Button size="sm" variant="quiet" {...withdraw.triggerProps}>
          {t('chat.withdraw.action')}
        </Button>
      </p>
      {withdraw.wasOpened ? (
        <Suspense>
          <WithdrawDialog {...withdraw.overlayProps} conversation={conversation} />
        </Suspense>
      ) : null}
    </section>
  );
}
