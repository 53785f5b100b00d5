import { useEffect } from 'react';
import { lazyPart } from '#src/ui/lazy-part.ts';

const search = () => import('./list/chat-search.tsx').then((file) => file.ChatSearch);
const tray = () => import('./composer/upload-tray.tsx').then((file) => file.UploadTray);
const exchange = () => import('./thread/exchange-card.tsx').then((file) => file.ExchangeCard);

/** Parts of a chat that few need at once; their scripts come after the page. */
export const ChatSearch = lazyPart(search);
export const UploadTray = lazyPart(tray);
export const ComposerTools = lazyPart(() => import('./composer/composer-tools.tsx').then((file) => file.ComposerTools));
export const ExchangeCard = lazyPart(exchange);
export const ScamWarning = lazyPart(() => import('./thread/scam-warning.tsx').then((file) => file.ScamWarning));
export const ScreeningAnswers = lazyPart(() =>
  import('./thread/screening-answers.tsx').then((file) => file.ScreeningAnswers),
);
export const StarterPhrases = lazyPart(() =>
  import('./composer/starter-phrases.tsx').then((file) => file.StarterPhrases),
);
export const OwedLine = lazyPart(() => import('./thread/owed-line.tsx').then((file) => file.OwedLine));
export const ReplyLine = lazyPart(() =>
  import('#src/modules/companies/web/reply-line.tsx').then((file) => file.ReplyLine),
);
export const ClosingStrip = lazyPart(() => import('./closing/closing-strip.tsx').then((file) => file.ClosingStrip));
export const ClosingRow = lazyPart(() => import('./closing/closing-row.tsx').then((file) => file.ClosingRow));
export const ConversationEnd = lazyPart(() =>
  import('./closing/conversation-end.tsx').then((file) => file.ConversationEnd),
);
export const WaitingCard = lazyPart(() => import('./closing/waiting-card.tsx').then((file) => file.WaitingCard));

const AFTER_MS = 2000;

/** Fetches them soon all the same: whoever loses the connection later can still attach, search and answer. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A script that could not be fetched may be remembered as missing.
      if (!navigator.onLine) return;
      for (const load of [search, tray, exchange]) load().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
