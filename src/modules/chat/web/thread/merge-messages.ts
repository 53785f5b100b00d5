import type { ChatMessage } from '../../chat-fields.ts';

/** Both lists as one, by number, each message once. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = known.at(-1);
  const [only] = more;
  // By far the most common case: the next message.
  if (more.length === 1 && only && (!last || only.seq > last.seq)) return [...known, only];
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) {
    const same = bySeq.get(message.seq);
    bySeq.set(message.seq, same ? furtherOf(same, message) : message);
  }
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/**
 * A message only ever moves one way: recalled, deleted, answered. Of two views of it the further one is the later one,
 * in whatever order they arrive.
 */
function furtherOf(known: ChatMessage, next: ChatMessage): ChatMessage {
  const steps = (message: ChatMessage) => [
    message.is_deleted,
    message.is_recalled,
    message.exchange !== null && message.exchange.status !== 'asked',
  ];
  const [one, other] = [steps(known), steps(next)];
  for (const index of one.keys()) {
    if (one[index] !== other[index]) return one[index] ? known : next;
  }
  return next;
}
