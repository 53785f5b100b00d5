import { createContext, type ReactNode } from 'react';
import type { Conversation } from '../../chat-fields.ts';

/** What stands beside the job of a conversation. It belongs to a module below this one, so the page hands it in. */
export const ThreadLead = createContext<((conversation: Conversation) => ReactNode) | null>(null);
