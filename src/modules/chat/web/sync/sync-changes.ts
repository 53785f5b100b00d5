import { api } from '#src/browser/api.ts';
import type { ServerMessage } from '#src/kernel/socket.ts';
import type { ChatAction, ChatState } from './chat-state.ts';

export interface Store {
  state(): ChatState;
  dispatch(action: ChatAction): void;
}

const UNREAD_PAUSE_MS = 250;
const RETRY_MS = 3000;

/** Brings a page's state forward: by the socket's news where they follow on, by asking where they do not. */
export function createSync({ state, dispatch }: Store) {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let unreadTimer: ReturnType<typeof setTimeout> | undefined;

  const countUnread = () => {
    clearTimeout(unreadTimer);
    unreadTimer = setTimeout(() => {
      api('GET /chat/unread')
        .then(({ unread_messages }) => dispatch({ type: 'unread', count: unread_messages }))
        // The next news asks again.
        .catch(() => undefined);
    }, UNREAD_PAUSE_MS);
  };

  const catchUp = async () => {
    let hasMore = true;
    while (hasMore) {
      const after = state().change;
      const answer = await api('GET /chat/changes', { after });
      if (answer.is_reset) {
        const fresh = await api('GET /chat/conversations', {});
        dispatch({ type: 'afresh', conversations: fresh.conversations, change: fresh.change });
        break;
      }
      if (answer.conversations.length > 0) countUnread();
      dispatch({ type: 'changes', after, changes: answer });
      hasMore = answer.has_more && state().change > after;
    }
    dispatch({ type: 'caughtUp' });
  };

  /** Asks once at a time; a wish that comes meanwhile is granted right after, because news may have come since. */
  const ask = () => {
    if (running) {
      isWantedAgain = true;
      return;
    }
    running = catchUp()
      .catch(() => {
        // The socket asks again when it opens; this is for a server that stumbled while the socket stayed.
        dispatch({ type: 'behind' });
        setTimeout(ask, RETRY_MS);
      })
      .finally(() => {
        running = undefined;
        if (isWantedAgain) {
          isWantedAgain = false;
          ask();
        }
      });
  };

  return {
    ask,
    take(message: ServerMessage) {
      if (message.type === 'hello' && message.change > state().change) ask();
      if (message.type === 'resync') ask();
      if (message.type !== 'chat.changes') return;
      dispatch({ type: 'changes', after: message.after, changes: message });
      if (state().isBehind) ask();
      if (message.conversations.length > 0) countUnread();
    },
  };
}
