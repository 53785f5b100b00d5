import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '#src/kernel/translate.ts';
import { TranslationProvider } from '#src/ui/translation.tsx';
import { standIn } from '#test/stand-in.ts';
import chat from '../../../../locales/en/chat.json';
import type { ChatMessage, Conversation } from '../chat-fields.ts';
import { attachCardViews, type CardProps } from './card-views.ts';
import { MessageContent } from './thread/message-content.tsx';
import { previewOf } from './thread/message-preview.ts';

const t = createTranslate('en', { chat });
const conversation = { side: 'talent', other: { name: 'Mei' } } as Conversation;
const cardOf = (kind: string) =>
  standIn<ChatMessage>({
    kind: 'card',
    card: { kind, id: 5, data: { place: 'the harbour' } },
    text: null,
    flags: [],
    answers: [],
  });
const draw = (message: ChatMessage) =>
  renderToStaticMarkup(
    <TranslationProvider value={{ language: 'en', direction: 'ltr', translate: t }}>
      <MessageContent message={message} conversation={conversation} />
    </TranslationProvider>,
  );

function WalkCard({ data, conversation: { other } }: CardProps) {
  return <p>{`${other.name} walks to ${String(data.place)}`}</p>;
}

describe('cards of other modules on the screen', () => {
  attachCardViews({
    walk: {
      Card: WalkCard,
      preview: ({ place }, { other }) => `${other.name}: walk to ${String(place)}`,
    },
  });

  it('CHAT-04 are drawn in a bubble and in one line as their module says', () => {
    expect(draw(cardOf('walk'))).toContain('Mei walks to the harbour');
    expect(previewOf(cardOf('walk'), conversation, t)).toBe('Mei: walk to the harbour');
  });

  it('CHAT-04 of a newer server than this page say so', () => {
    // The page writes an apostrophe as an entity.
    expect(draw(cardOf('flight')).replaceAll('&#x27;', "'")).toContain(t('chat.message.unknown'));
    expect(previewOf(cardOf('flight'), conversation, t)).toBe(t('chat.message.unknown'));
  });
});
