import { useEffect } from 'react';

/** J and K go through the queue, as in a mail program; Enter opens, since the focus is on a link. */
export function useCaseKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement | null)?.closest('input, textarea, select, [contenteditable]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const links = [...document.querySelectorAll<HTMLElement>('[data-case] a')];
      const at = links.indexOf(document.activeElement as HTMLElement);
      links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
