import { Suspense } from 'react';
import type { ChatSlots } from '../chat-slots.ts';
import { InboxColumn, type InboxFacts } from './inbox-column.tsx';
import { InboxSide, OwedBar, OwnerStrip } from './inbox-parts.ts';

/** The inbox of a Boss as a chat page with more around it. Talents' pages never load what stands here. */
export function inboxSlots(inbox: InboxFacts): ChatSlots {
  return {
    column: (props) => <InboxColumn {...props} inbox={inbox} />,
    strip: (conversation, clock) => (
      <Suspense>
        <OwnerStrip conversation={conversation} clock={clock} />
      </Suspense>
    ),
    owed: (conversation, clock) =>
      conversation.waiting_since ? (
        <Suspense>
          <OwedBar conversation={conversation} now={clock.now} />
        </Suspense>
      ) : null,
    side: () => (
      <Suspense>
        <InboxSide />
      </Suspense>
    ),
  };
}
