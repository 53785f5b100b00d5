import { breakLinks } from './break-links.ts';
import { LinkedText } from './linked-text.tsx';

interface MessageTextProps {
  text: string;
  /** None while it is on its way. */
  conversationId?: number;
  isLinked?: boolean;
}

/**
 * Text as it was typed; addresses become links. In a message with a warning they are broken instead, so that nobody
 * follows one by chance.
 */
export function MessageText({ text, conversationId, isLinked = true }: MessageTextProps) {
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
      {isLinked ? <LinkedText text={text} conversationId={conversationId} /> : breakLinks(text)}
    </p>
  );
}
