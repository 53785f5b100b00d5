import type { ReactNode } from 'react';
import type { Conversation } from '../chat-fields.ts';
import type { ReaderClock } from './chat-times.ts';
import type { ListView } from './list/list-view.ts';

export interface ColumnProps {
  view: ListView;
  clock: ReaderClock;
  nextCursor: string | null;
  openId?: number;
  /** The page's own address without a conversation. */
  base: string;
}

/** What an inbox puts around list and thread; a talent's chat has none of it. */
export interface ChatSlots {
  column: (props: ColumnProps) => ReactNode;
  /** Buttons in the header of a thread. */
  actions: (conversation: Conversation) => ReactNode;
  /** Below the header of a thread. */
  strip: (conversation: Conversation, clock: ReaderClock) => ReactNode;
  /** Above the field. */
  owed: (conversation: Conversation, clock: ReaderClock) => ReactNode;
  side: (openId: number | undefined, clock: ReaderClock) => ReactNode;
}
