import { useDeferredValue, useState } from 'react';
import type { Applicant } from '../../pipeline.contract.ts';
import { findCard } from './pipeline-lists.ts';
import { useColumnName } from './use-column-name.ts';
import { useMoves } from './use-moves.ts';
import type { Pipeline } from './use-pipeline.ts';

/** What lies on the desk of whoever looks through applicants: who is open, chosen or being dragged. */
export function useDesk(pipeline: Pipeline) {
  const moves = useMoves(pipeline);
  const columnName = useColumnName(pipeline.board.columns);
  const [openId, setOpenId] = useState<number>();
  // The card is marked first: the panel with its conversation takes longer than the press may wait for its picture.
  const shownId = useDeferredValue(openId);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [dragged, setDragged] = useState<Applicant>();
  const pick = (id: number | undefined) => (id === undefined ? undefined : findCard(pipeline.lists, id));
  const chosen = [...selected].flatMap((id) => pick(id) ?? []);

  const toggle = (id: number) => {
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  const close = () => {
    const was = openId;
    setOpenId(undefined);
    document.querySelector<HTMLElement>(`[data-open="${was}"]`)?.focus();
  };
  return {
    columns: pipeline.board.columns,
    columnName,
    moves,
    openId,
    opened: pick(shownId),
    open: setOpenId,
    close,
    pick,
    selected,
    chosen,
    toggle,
    selectAll: (ids: number[]) => setSelected(new Set(ids)),
    dragged,
    startDrag: setDragged,
    endDrag: () => setDragged(undefined),
    /** All that were chosen go with the one that is dragged. */
    drop: (column: string) => {
      if (!dragged) return;
      moves.moveTo(selected.has(dragged.id) ? chosen : [dragged], column);
      setDragged(undefined);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
