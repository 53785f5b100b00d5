import { applicationCardViews } from '#src/modules/applications/web/card/application-card-view.ts';
import { attachCardViews } from '#src/modules/chat/web/card-views.ts';
import { type MessageWordsProps, messageWords } from '#src/modules/chat/web/message-words.ts';
import { interviewCards } from '#src/modules/interviews/web/card-views.ts';
import { offerCards } from '#src/modules/offers/web/card-views.ts';
import { inviteCards } from '#src/modules/talents/web/invite-card-view.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

/** What other modules put into conversations; wherever chats are shown, this is loaded with them. */
attachCardViews({ ...applicationCardViews, ...interviewCards, ...offerCards, ...inviteCards });

// What someone says never waits for this script: without it, the words stand as they are.
messageWords.View = lazyPart(() =>
  import('#src/modules/ai/web/translation/message-translation.tsx').then(
    (file) => file.MessageTranslation,
    () =>
      ({ message, show }: MessageWordsProps) =>
        show(message.text ?? ''),
  ),
);
