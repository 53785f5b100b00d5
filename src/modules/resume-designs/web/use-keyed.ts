import { useState } from 'react';
import { useReorder } from '#src/modules/profiles/web/use-reorder.ts';

interface Keyed<One> {
  items: readonly One[];
  onChange: (items: One[]) => void;
  /** Says where an entry stands now. */
  onMove: (item: One, place: number, count: number) => void;
}

/** Entries of a resume have no numbers of their own: each is given one, so that it keeps its fields when it moves. */
export function useKeyed<One>({ items, onChange, onMove }: Keyed<One>) {
  const [{ ids, next }, setIds] = useState({ ids: items.map((_, at) => at), next: items.length });
  const byId = new Map(ids.map((id, at) => [id, items[at]] as const));
  const put = (order: readonly number[], changed: ReadonlyMap<number, One | undefined> = byId) => {
    setIds((before) => ({ ...before, ids: [...order] }));
    onChange(order.flatMap((id) => changed.get(id) ?? []));
  };
  const reorder = useReorder({
    ids,
    onOrder: put,
    onMove: (id, place, count) => {
      const item = byId.get(id);
      if (item !== undefined) onMove(item, place, count);
    },
  });
  return {
    ...reorder,
    byId,
    change: (id: number, part: Partial<One>) => {
      const item = byId.get(id);
      if (item !== undefined) put(ids, new Map(byId).set(id, { ...item, ...part }));
    },
    remove: (id: number) => put(ids.filter((one) => one !== id)),
    add: (added: One) => {
      setIds({ ids: [...ids, next], next: next + 1 });
      onChange([...items, added]);
    },
    /** Changes one and puts others behind it. */
    spread: (id: number, part: Partial<One>, others: One[]) => {
      const at = ids.indexOf(id);
      const item = byId.get(id);
      if (item === undefined) return;
      const numbers = others.map((_, more) => next + more);
      setIds({ ids: ids.toSpliced(at + 1, 0, ...numbers), next: next + others.length });
      onChange(items.toSpliced(at, 1, { ...item, ...part }, ...others));
    },
  };
}
