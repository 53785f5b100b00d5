/** A list item that goes with a press leaves the focus to the next one, else to the one before; otherwise it would be lost. */
export function focusNeighbour(pressed: Element): void {
  const item = pressed.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
