/** A conversation, or all of them, in the site of the side that its reader has in it; below the language segment. */
export function conversationPath(side: 'talent' | 'boss', id?: number): string {
  const inbox = side === 'boss' ? '/employer/inbox' : '/chat';
  return id === undefined ? inbox : `${inbox}/${id}`;
}
