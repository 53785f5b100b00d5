import { useEffect, useEffectEvent } from 'react';
import type { Desk } from './use-desk.ts';

const CARDS = '[data-applicant]';

/**
 * The keys of a board: J and K walk through people, the others do something with the one who has the focus or is open.
 * Never while someone types, holds another key or has a dialog open.
 */
export function usePipelineKeys(desk: Desk, showKeys: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    const isTyping = target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select');
    if (event.key === 'Escape' && desk.openId !== undefined) return isTyping ? target.blur() : desk.close();
    if (isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    if (isHandled(event.key, desk, showKeys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isHandled(key: string, desk: Desk, showKeys: () => void): boolean {
  if (key === '?') showKeys();
  else if (key === 'j' || key === 'ArrowDown') walk(desk, 1);
  else if (key === 'k' || key === 'ArrowUp') walk(desk, -1);
  else if (key === 'ArrowLeft' || key === 'ArrowRight') return walkColumns(key);
  else return isDone(key, desk);
  return true;
}

/** Something with the person at hand; after a decision the next one is at hand. */
function isDone(key: string, desk: Desk): boolean {
  const id = desk.openId ?? focusedId();
  const card = desk.pick(id);
  if (!card) return false;
  if (key === 's') {
    walk(desk, 1);
    desk.moves.moveTo([card], 'shortlisted');
  } else if (key === 'd') desk.moves.moveTo([card], 'not_suitable');
  else if (key === 'z' && card.decision) desk.moves.undo([card.id]);
  else if (key === 'x') desk.toggle(card.id);
  else if (key === 'o') desk.open(card.id);
  else if (key === 'm') document.querySelector<HTMLElement>(`[data-applicant="${card.id}"] [data-move]`)?.click();
  else return false;
  return true;
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARDS)];
}

function focusedId(): number | undefined {
  const card = document.activeElement?.closest<HTMLElement>(CARDS);
  return card ? Number(card.dataset.applicant) : undefined;
}

/** To the next or previous person, in the order of the page; with the panel open they are opened too. */
export function walk(desk: Pick<Desk, 'openId' | 'open'>, step: 1 | -1): void {
  const all = cards();
  const id = desk.openId ?? focusedId();
  const at = all.findIndex((card) => Number(card.dataset.applicant) === id);
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + step, 0), all.length - 1)];
  if (!next) return;
  if (desk.openId === undefined) focusCard(next);
  else {
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    desk.open(Number(next.dataset.applicant));
  }
}

/** To the first person of the column beside this one that has any. */
function walkColumns(key: 'ArrowLeft' | 'ArrowRight'): boolean {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')].filter((one) =>
    one.querySelector(CARDS),
  );
  if (columns.length === 0) return false;
  const step = (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1;
  const at = columns.findIndex((column) => column.contains(document.activeElement));
  const next = columns[at < 0 ? 0 : Math.min(Math.max(at + step, 0), columns.length - 1)];
  focusCard(next?.querySelector<HTMLElement>(CARDS));
  return true;
}

function focusCard(card: HTMLElement | null | undefined): void {
  card?.querySelector<HTMLElement>('[data-open]')?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
