import { useEffect } from 'react';
import { lazyPart } from '#src/ui/lazy-part.ts';

const search = () => import('./list/chat-search.tsx').then((file) => file.ChatSearch);
const tray = () => import('./composer/upload-tray.tsx').then((file) => file.UploadTray);
/** Several in one script: the name of each that a page may ask for is in its first ones. */
const thread = () => import('./thread/thread-parts.ts');
const closing = () => import('./closing/closing-parts.ts');

/** Parts of a chat that few need at once; their scripts come after the page. */
export const ChatSearch = lazyPart(search);
export const UploadTray = lazyPart(tray);
export const ComposerTools = lazyPart(() => import('./composer/composer-tools.tsx').then((file) => file.ComposerTools));
export const ExchangeCard = lazyPart(() => thread().then((file) => file.ExchangeCard));
export const ScamWarning = lazyPart(() => thread().then((file) => file.ScamWarning));
export const ScreeningAnswers = lazyPart(() => thread().then((file) => file.ScreeningAnswers));
export const StarterPhrases = lazyPart(() => thread().then((file) => file.StarterPhrases));
export const Picture = lazyPart(() => thread().then((file) => file.Picture));
export const ChooseConversation = lazyPart(() => thread().then((file) => file.ChooseConversation));
export const NoConversations = lazyPart(() => thread().then((file) => file.NoConversations));
export const OwedLine = lazyPart(() => thread().then((file) => file.OwedLine));
export const ReplyLine = lazyPart(() =>
  import('#src/modules/companies/web/reply-line.tsx').then((file) => file.ReplyLine),
);
export const ClosingStrip = lazyPart(() => closing().then((file) => file.ClosingStrip));
export const ClosingRow = lazyPart(() => closing().then((file) => file.ClosingRow));
export const ConversationEnd = lazyPart(() => closing().then((file) => file.ConversationEnd));
export const WaitingCard = lazyPart(() => closing().then((file) => file.WaitingCard));

const AFTER_MS = 2000;

/** Fetches them soon all the same: whoever loses the connection later can still attach, search and answer. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A script that could not be fetched may be remembered as missing.
      if (!navigator.onLine) return;
      for (const load of [search, tray, thread]) load().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
