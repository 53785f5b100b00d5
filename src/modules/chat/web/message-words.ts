import type { ComponentType, ReactNode } from 'react';
import type { ChatMessage } from '../chat-fields.ts';

export interface MessageWordsProps {
  message: ChatMessage;
  /** Names that may stand in the words. */
  names: string[];
  /** How words look in a bubble, with their links and warnings. */
  show: (text: string) => ReactNode;
}

/** How the words of others are shown; a later module may attach what it can do with them. Best a `lazyPart`. */
export const messageWords: { View?: ComponentType<MessageWordsProps> } = {};
