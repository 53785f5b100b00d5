import { ArrowLeftRight, MessageSquareQuote, Smile } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';

const PhrasesPopover = lazy(() => import('./phrases-popover.tsx'));
const EmojiPopover = lazy(() => import('./emoji-popover.tsx'));
const ExchangeMenu = lazy(() => import('./exchange-menu.tsx'));

/** Emoji, common phrases and the exchange of details, beside the paper clip. */
export function ComposerTools({
  conversation,
  onPhrase,
  onEmoji,
}: {
  conversation: Conversation;
  onPhrase: (text: string) => void;
  onEmoji: (emoji: string) => void;
}) {
  const { t } = useTranslation();
  const emoji = useOverlay();
  const phrases = useOverlay();
  const exchange = useOverlay('menu');
  return (
    <>
      <IconButton {...emoji.triggerProps} label={t('chat.compose.emoji')} icon={<Smile aria-hidden />} />
      <IconButton
        {...phrases.triggerProps}
        label={t('chat.compose.phrases')}
        icon={<MessageSquareQuote aria-hidden />}
      />
      <IconButton {...exchange.triggerProps} label={t('chat.compose.exchange')} icon={<ArrowLeftRight aria-hidden />} />
      <Suspense>
        {emoji.wasOpened ? (
          <EmojiPopover {...emoji.overlayProps} triggerRef={emoji.triggerRef} onEmoji={onEmoji} />
        ) : null}
        {phrases.wasOpened ? (
          <PhrasesPopover {...phrases.overlayProps} triggerRef={phrases.triggerRef} onPhrase={onPhrase} />
        ) : null}
        {exchange.wasOpened ? (
          <ExchangeMenu {...exchange.overlayProps} triggerRef={exchange.triggerRef} conversation={conversation} />
        ) : null}
      </Suspense>
    </>
  );
}
