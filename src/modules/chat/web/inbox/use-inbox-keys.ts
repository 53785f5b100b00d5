import { useEffect, useEffectEvent } from 'react';

const ROWS = '[data-conversations] a[href]';
const FIELD = 'textarea[name="text"]';

/**
 * The keys of an inbox: up and down walk the list, R writes, and each button that names a key is pressed by it. Never
 * while someone types, holds another key or has a dialog open; Escape leaves the message field.
 */
export function useInboxKeys(showKeys: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    if (event.key === 'Escape' && target.matches(FIELD)) return target.blur();
    if (isTyping(target) || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    if (isHandled(event, showKeys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="combobox"]');
}

function isHandled({ key }: KeyboardEvent, showKeys: () => void): boolean {
  if (key === '?') {
    showKeys();
    return true;
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') return walk(key === 'ArrowDown' ? 1 : -1);
  if (key.toLowerCase() === 'r') return focus(document.querySelector<HTMLElement>(FIELD));
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`);
  button?.click();
  return button !== null;
}

/** From the row that has the focus, else from the open one; at an end of the list it stays there. */
function walk(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const at = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'page');
  const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
  return focus(rows[Math.min(Math.max(next, 0), rows.length - 1)] ?? null);
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}
