import { applicationCardViews } from '#src/modules/applications/web/card/application-card-view.ts';
import { attachCardViews } from '#src/modules/chat/web/card-views.ts';
import { interviewCards } from '#src/modules/interviews/web/card-views.ts';
import { offerCards } from '#src/modules/offers/web/card-views.ts';

/** What other modules put into conversations; wherever chats are shown, this is loaded with them. */
attachCardViews({ ...applicationCardViews, ...interviewCards, ...offerCards });
