/** Selects words in the editor of the description and brings them into view; false where they do not stand there. */
export function showWords(place: HTMLElement | null, words: string): boolean {
  const editor = place?.querySelector<HTMLElement>('[contenteditable=true]');
  if (!editor) return false;
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    editor.focus({ preventScroll: true });
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    node.parentElement?.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}
