type Listener = (conversationId: number, text: string) => void;

const listeners = new Set<Listener>();

/** Puts words into the field of a conversation that is open on this page, for its reader to change and send. */
export function insertText(conversationId: number, text: string): void {
  for (const listener of listeners) listener(conversationId, text);
}

export function listenToInsertions(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
