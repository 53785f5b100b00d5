import { api } from '#src/browser/api.ts';
import { waitBefore } from '#src/browser/realtime-socket.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { makeClientId, NO_ANSWER } from './client-id.ts';
import { dropOutgoing, keepOutgoing, type Outgoing, readOutbox, watchOutbox } from './outbox.ts';
import type { Store } from './sync-changes.ts';

type Draft = Pick<Outgoing, 'conversation_id' | 'kind' | 'text' | 'file'>;

const TOO_MANY = 429;
const UNAVAILABLE = 503;
/** A longer wait is a refusal: nobody expects words of an hour ago to go out by themselves. */
const LONGEST_WAIT_S = 120;

/**
 * Brings messages to the server, in order within a conversation. An id of our own makes repeating safe: a message is
 * kept until the server has answered, and sent again after a cut, a crash or a closed tab.
 */
export function createDelivery({ state, dispatch }: Store) {
  const busy = new Set<number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const { accountId } = state();
  /** Calls in a row that got no answer. */
  let cuts = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Outgoing) => {
    const others = state().outgoing.filter(({ client_id }) => client_id !== next.client_id);
    const all = [...others, next].sort((one, other) => one.queued_at.localeCompare(other.queued_at));
    dispatch({ type: 'outgoing', outgoing: all });
  };
  const keep = (next: Outgoing) => {
    keepOutgoing(accountId, next, Date.now());
    show(next);
  };
  const drop = (clientId: string) => {
    dropOutgoing(accountId, clientId, Date.now());
    dispatch({ type: 'outgoing', outgoing: state().outgoing.filter(({ client_id }) => client_id !== clientId) });
  };

  /** Sends what waits in a conversation, one after the other; stops at the first that got no answer. */
  const work = async (conversationId: number): Promise<void> => {
    if (busy.has(conversationId)) return;
    const first = firstWaiting(state().outgoing, conversationId);
    const wait = (first?.waits_until ?? 0) - Date.now();
    if (wait > 0) return workLater(conversationId, wait);
    busy.add(conversationId);
    try {
      let next = first;
      while (next && (await deliver(next))) next = firstWaiting(state().outgoing, conversationId);
    } finally {
      busy.delete(conversationId);
    }
  };

  const workLater = (conversationId: number, wait: number) => {
    clearTimeout(timers.get(conversationId));
    timers.set(
      conversationId,
      setTimeout(() => work(conversationId), wait),
    );
  };

  const deliver = async (outgoing: Outgoing): Promise<boolean> => {
    const { conversation_id, client_id, kind, text, file } = outgoing;
    try {
      const body = { kind, ...(text && { text }), ...(file && { file_id: file.id }) };
      const answer = await api('POST /chat/conversations/:id/messages', { id: conversation_id, client_id, ...body });
      cuts = 0;
      dropOutgoing(accountId, client_id, Date.now());
      dispatch({ type: 'stored', ...answer });
      // Push is offered to who waits for an answer: see `app-offers.tsx` of the module app.
      globalThis.dispatchEvent?.(new Event('parley-news'));
      return true;
    } catch (error) {
      const wait = isRefusal(error) && error.status === TOO_MANY ? error.retryAfter : undefined;
      if (wait && wait <= LONGEST_WAIT_S) {
        // The ones behind it wait too, so that they arrive in the order they were written in.
        keep({ ...outgoing, waits_until: Date.now() + wait * 1000 });
        workLater(conversation_id, wait * 1000);
        return false;
      }
      // A server that cannot now says nothing about the message: it stays the first of those that wait.
      const gotAnswer = isRefusal(error) && error.code !== NO_ANSWER && error.status !== UNAVAILABLE;
      keep({
        ...outgoing,
        status: 'failed',
        waits_until: undefined,
        problem: gotAnswer ? (error as Error).message : '',
      });
      if (gotAnswer) askWhy(conversation_id);
      else resumeLater();
      return gotAnswer;
    }
  };

  /** A refusal may mean that writing has ended here: a closed job, a block. */
  const askWhy = (id: number) =>
    api('GET /chat/conversations/:id', { id })
      .then(({ replies, ...conversation }) => dispatch({ type: 'conversations', conversations: [conversation] }))
      .catch(() => undefined);

  /**
   * A call that was made without a connection may fail after the browser has told that it is back, and a server may be
   * away while the connection is there: nothing else would send the message then.
   */
  const resumeLater = () => {
    if (navigator.onLine === false) return;
    clearTimeout(again);
    again = setTimeout(resume, waitBefore(cuts, Math.random()));
    cuts += 1;
  };

  /** After a start or a cut: everything that got no answer goes out again; what was refused waits for its writer. */
  const resume = () => {
    for (const kept of readOutbox(accountId, Date.now())) {
      if (kept.status === 'failed' && kept.problem) show(kept);
      else queue({ ...kept, status: 'sending' });
    }
  };

  const queue = (outgoing: Outgoing) => {
    keep(outgoing);
    work(outgoing.conversation_id);
  };

  return {
    send(draft: Draft) {
      const queued_at = new Date().toISOString();
      queue({ ...draft, client_id: makeClientId(), queued_at, status: 'sending' });
    },
    resend(clientId: string) {
      const outgoing = state().outgoing.find(({ client_id }) => client_id === clientId);
      if (outgoing) queue({ ...outgoing, status: 'sending', problem: undefined, waits_until: undefined });
    },
    discard: drop,
    resume,
    /** Shows what another tab queued or got rid of. */
    watch() {
      return watchOutbox(accountId, () => {
        const own = state().outgoing.filter(({ conversation_id }) => busy.has(conversation_id));
        const kept = readOutbox(accountId, Date.now());
        const ids = new Set(own.map(({ client_id }) => client_id));
        dispatch({ type: 'outgoing', outgoing: [...own, ...kept.filter(({ client_id }) => !ids.has(client_id))] });
      });
    },
  };
}

function firstWaiting(outgoing: readonly Outgoing[], conversationId: number): Outgoing | undefined {
  return outgoing.find(({ conversation_id, status }) => conversation_id === conversationId && status === 'sending');
}
