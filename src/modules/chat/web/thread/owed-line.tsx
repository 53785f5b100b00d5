import type { Conversation } from '../../chat-fields.ts';
import { WaitingLine } from '../closing/waiting-line.tsx';
import { owedSince } from '../list/list-view.ts';

/** In a row of a Boss: how long the talent waits, and whose answer it is when it is a colleague's. */
export function OwedLine({ conversation, now }: { conversation: Conversation; now: number }) {
  const { side, boss_name: owner, waiting_since: since } = conversation;
  const isOwed = owedSince(conversation) !== null && since !== null;
  if (!isOwed && side !== 'colleague') return null;
  return (
    <span className="mt-1 flex min-h-5 items-center justify-between gap-3">
      {isOwed ? <WaitingLine since={since} now={now} /> : <span />}
      {side === 'colleague' ? <bdi className="truncate text-ink-faint text-xs">{owner}</bdi> : null}
    </span>
  );
}
