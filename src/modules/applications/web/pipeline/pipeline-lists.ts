import type { Applicant } from '../../pipeline.contract.ts';

/** The cards of a column as far as they are loaded; a table is one list under `all`. */
export interface CardList {
  rows: Applicant[];
  next: string | null;
}
export type CardLists = Record<string, CardList>;

export const WHOLE = 'all';

export function findCard(lists: CardLists, id: number): Applicant | undefined {
  return Object.values(lists)
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id);
}

/** Puts cards where they are going before the server has said so: on top of their column, or changed in their row. */
export function moveCards(lists: CardLists, ids: ReadonlySet<number>, column: string): CardLists {
  const moved = Object.values(lists)
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => ids.has(id))
    .map((row) => ({ ...row, column }));
  return Object.fromEntries(
    Object.entries(lists).map(([key, { rows, next }]) => {
      if (key === WHOLE) return [key, { rows: rows.map((row) => (ids.has(row.id) ? { ...row, column } : row)), next }];
      const rest = rows.filter(({ id }) => !ids.has(id));
      return [key, { rows: key === column ? [...moved, ...rest] : rest, next }];
    }),
  );
}

/** A card as the server has it now. */
export function replaceCard(lists: CardLists, card: Applicant): CardLists {
  return Object.fromEntries(
    Object.entries(lists).map(([key, { rows, next }]) => [
      key,
      { rows: rows.map((row) => (row.id === card.id ? card : row)), next },
    ]),
  );
}
