import { useTranslation } from '#src/ui/translation.tsx';
import type { ReaderClock } from '../chat-times.ts';
import { untilDay } from './closing-times.ts';

/** In a talent's list: when a first message that waits is closed. */
export function ClosingRow({ closesAt, clock }: { closesAt: string; clock: ReaderClock }) {
  const { t } = useTranslation();
  return (
    <p className="mt-0.5 truncate text-apricot-ink text-xs">
      {t('chat.clock.row', { day: untilDay(closesAt, clock) })}
    </p>
  );
}
