import type { ComponentType } from 'react';
import type { TextKey, TextValues } from '#src/ui/text-keys.ts';
import type { ChatMessage, Conversation } from '../chat-fields.ts';

export interface CardProps {
  /** What the card's module says it shows. */
  data: Record<string, unknown>;
  message: ChatMessage;
  conversation: Conversation;
}

/** How a kind of card looks: inside a bubble, and in one line in lists, search and announcements. */
export interface CardView {
  /** Best a `lazyPart`: most conversations have no such card. */
  Card: ComponentType<CardProps>;
  preview: (
    data: CardProps['data'],
    reader: Pick<Conversation, 'side' | 'other'>,
    t: (key: TextKey, values?: TextValues) => string,
  ) => string;
}

const attached: Partial<Record<string, CardView>> = Object.create(null);

/** Modules that come later in the order attach theirs where pages are put together. */
export function attachCardViews(views: Readonly<Record<string, CardView>>): void {
  Object.assign(attached, views);
}

/** Undefined for a kind that this version of the page does not know. */
export function findCardView({ card }: ChatMessage): CardView | undefined {
  return card ? attached[card.kind] : undefined;
}
