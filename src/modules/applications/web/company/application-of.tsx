import { Suspense } from 'react';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

const ApplicationPart = lazyPart(() => import('./application-part.tsx').then((file) => file.ApplicationPart));

/** What the panel of a conversation shows of its application; its script comes after the page. */
export function applicationOf(conversation: Conversation) {
  return (
    <Suspense>
      <ApplicationPart key={conversation.id} conversation={conversation} />
    </Suspense>
  );
}
