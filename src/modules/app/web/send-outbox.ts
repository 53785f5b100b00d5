import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { NO_ANSWER } from '#src/modules/chat/web/sync/client-id.ts';
import { dropOutgoing, keepOutgoing, readOutbox } from '#src/modules/chat/web/sync/outbox.ts';
import { readCopy } from './offline/offline-copy.ts';

const LOCK = 'parley-outbox';
/** These pages send what waits themselves. */
const CHAT_PAGE = /^\/[^/]+\/(?:chat|employer\/inbox)(?:\/|$)/;

/**
 * Sends what was written without a connection, from whatever page someone comes back on: in the order it was written in,
 * one tab at a time. The server knows a message by the writer's own id, so a repeat is still one message.
 */
export async function sendOutbox(): Promise<void> {
  if (CHAT_PAGE.test(location.pathname)) return;
  await navigator.locks?.request(LOCK, { ifAvailable: true }, async (lock) => {
    const copy = lock && (await readCopy());
    if (copy) await sendAll(copy.account_id);
  });
}

async function sendAll(accountId: number): Promise<void> {
  const waiting = readOutbox(accountId, Date.now()).filter(({ problem }) => !problem);
  waiting.sort((one, other) => one.queued_at.localeCompare(other.queued_at));
  for (const one of waiting) {
    const { conversation_id: id, client_id, kind, text, file } = one;
    try {
      const body = { kind, ...(text && { text }), ...(file && { file_id: file.id }) };
      await api('POST /chat/conversations/:id/messages', { id, client_id, ...body });
      dropOutgoing(accountId, client_id, Date.now());
    } catch (error) {
      // No answer, or one too many for now: it and all behind it wait for the next time.
      if (!isRefusal(error) || error.code === NO_ANSWER || error.status === 429 || error.status >= 500) return;
      keepOutgoing(accountId, { ...one, status: 'failed', problem: error.message }, Date.now());
    }
  }
}
