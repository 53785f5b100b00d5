import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface Reorder {
  ids: readonly number[];
  /** Takes the new order once something was put down elsewhere. */
  onOrder: (ids: number[]) => void;
  /** Says where an entry stands now. */
  onMove: (id: number, place: number, count: number) => void;
}

/**
 * Drag with a pointer, or Space, arrows and Space again. While something is held the list shows the order to come; Esc
 * puts everything back.
 */
export function useReorder({ ids, onOrder, onMove }: Reorder) {
  const [order, setOrder] = useState(ids);
  const [held, setHeld] = useState<number>();
  const before = useRef(ids);
  const list = useRef<HTMLUListElement>(null);
  const known = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is one with other ids or another order
  useEffect(() => setOrder(ids), [known]);

  // React moves the held row in the page, which takes the focus from it: it is given back, and only a focus that
  // someone has moved elsewhere puts the row down.
  const now = useRef({ order, held });
  now.current = { order, held };
  const grip = useRef<HTMLElement>(null);
  const isDragged = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order may have moved it
  useEffect(() => {
    if (held !== undefined) grip.current?.focus({ preventScroll: true });
  }, [held, order]);

  const place = (id: number, to: number) => {
    const at = order.indexOf(id);
    if (to < 0 || to >= order.length || to === at) return;
    setOrder(order.toSpliced(at, 1).toSpliced(to, 0, id));
    onMove(id, to + 1, order.length);
  };
  const take = (id: number, element: HTMLElement) => {
    before.current = order;
    grip.current = element;
    setHeld(id);
    onMove(id, order.indexOf(id) + 1, order.length);
  };
  const drop = () => {
    const { order: last, held: one } = now.current;
    if (one === undefined) return;
    setHeld(undefined);
    if (last.join() !== before.current.join()) onOrder([...last]);
  };
  const giveUp = () => {
    setHeld(undefined);
    setOrder(before.current);
  };

  const gripProps = (id: number) => ({
    'aria-pressed': held === id,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key];
      const isHeld = held === id;
      if (event.key === ' ') isHeld ? drop() : take(id, event.currentTarget);
      else if (!isHeld) return;
      else if (step) place(id, order.indexOf(id) + step);
      else if (event.key === 'Escape') giveUp();
      else return;
      event.preventDefault();
    },
    onBlur: () => requestAnimationFrame(() => document.activeElement !== grip.current && drop()),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      isDragged.current = true;
      take(id, event.currentTarget);
    },
  });

  /** The row whose middle the pointer has not passed yet. */
  const rowAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const at = rows.findIndex(({ top, height }) => y < top + height);
    return at < 0 ? rows.length - 1 : at;
  };

  // On the window, because a row that React moves would lose a captured pointer.
  useEffect(() => {
    if (held === undefined || !isDragged.current) return;
    const end = (finish: () => void) => () => {
      isDragged.current = false;
      finish();
    };
    const listeners = {
      pointermove: (event: { clientY: number }) => place(held, rowAt(event.clientY)),
      pointerup: end(drop),
      pointercancel: end(giveUp),
    };
    for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen as () => void);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) removeEventListener(name, listen as () => void);
    };
  });

  return {
    order,
    held,
    listRef: list,
    gripProps,
    moveBy: (id: number, step: number) => {
      const at = order.indexOf(id);
      const to = at + step;
      if (to < 0 || to >= order.length) return;
      const next = order.toSpliced(at, 1).toSpliced(to, 0, id);
      setOrder(next);
      onMove(id, to + 1, order.length);
      onOrder([...next]);
    },
  };
}
