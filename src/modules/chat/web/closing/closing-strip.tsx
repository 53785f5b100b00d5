import { Timer } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { callName } from '../call-name.ts';
import { fullTime, type ReaderClock } from '../chat-times.ts';
import { untilDay } from './closing-times.ts';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

/** TRU-02: until when a first message waits, in the same words of time for both sides; the Boss can say no right here. */
export function ClosingStrip({ conversation, clock }: { conversation: Conversation; clock: ReaderClock }) {
  const { t } = useTranslation();
  const decline = useOverlay();
  const { closes_at: end, side, other } = conversation;
  if (!end) return null;
  const words = { name: callName(other), day: untilDay(end, clock) };
  return (
    <div className="flex flex-wrap items-center gap-x-3 bg-apricot-soft px-4 text-apricot-ink text-sm">
      <p title={fullTime(end, clock)} className="flex min-w-0 flex-1 basis-56 items-center gap-2.5 py-2 font-semibold">
        <Timer aria-hidden className="size-4.5 shrink-0" />
        {t(side === 'talent' ? 'chat.clock.talent' : 'chat.clock.boss', words)}
      </p>
      {side === 'boss' && conversation.may_write ? (
        <span className="py-1 [@media(scripting:none)]:hidden">
          <Button size="sm" variant="secondary" {...decline.triggerProps}>
            {t('chat.decline.action')}
          </Button>
        </span>
      ) : null}
      {decline.wasOpened ? (
        <Suspense>
          <DeclineDialog {...decline.overlayProps} conversation={conversation} />
        </Suspense>
      ) : null}
    </div>
  );
}
