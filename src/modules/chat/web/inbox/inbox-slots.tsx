import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { Conversation } from '../../chat-fields.ts';
import type { ChatSlots } from '../chat-slots.ts';
import type { InboxFacts } from './inbox-column.tsx';
import { InboxColumn, InboxSide, OwedBar, OwnerStrip, PanelButton } from './inbox-parts.ts';

/** The inbox of a Boss as a chat page with more around it. Talents' pages never load what stands here. */
export function inboxSlots(
  inbox: InboxFacts,
  more?: ComponentProps<typeof InboxSide>['more'],
  /** A button of another module beside the one of the panel. */
  Also?: ComponentType<{ conversation: Conversation }>,
): ChatSlots {
  return {
    column: (props) => (
      <Suspense>
        <InboxColumn {...props} inbox={inbox} />
      </Suspense>
    ),
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
    actions: (conversation) => (
      <Suspense>
        {Also ? <Also conversation={conversation} /> : null}
        <PanelButton conversation={conversation} />
      </Suspense>
    ),
    side: (openId, clock) => (
      <Suspense>
        <InboxSide openId={openId} clock={clock} more={more} />
      </Suspense>
    ),
  };
}
