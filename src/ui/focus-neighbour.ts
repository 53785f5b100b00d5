/** A list item that goes with a press leaves the focus to the one before, else to the next; otherwise it would be lost. */
export function focusNeighbour(pressed: Element): void {
  const item = pressed.closest('li');
  const neighbour = item?.previousElementSibling ?? item?.nextElementSibling;
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
