import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/**
 * A table; on a phone each row is a card, with its columns' names beside the values. It has the roles of a table without
 * its elements: some browsers drop the meaning of a <table> that is laid out as blocks. The first cell of a row names it.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      className="sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-surface"
    >
      {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore-start lint/a11y/useFocusableInteractive: cells are read, not pressed */}
      <div role="table" aria-label={caption} className="block w-full text-sm sm:table">
        <div role="rowgroup" className="sr-only bg-sunken text-ink-muted sm:not-sr-only sm:table-header-group">
          <div role="row" className="sm:table-row">
            {columns.map((column) => (
              <div
                key={column.id}
                role="columnheader"
                className={classNames(
                  'whitespace-nowrap px-4 py-3 font-semibold sm:table-cell',
                  column.isNumeric ? 'text-end' : 'text-start',
                )}
              >
                {column.header}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="grid grid-cols-1 gap-3 sm:table-row-group sm:divide-y sm:divide-line">
          {rows.map((row) => (
            <div key={rowKey(row)} role="row" className={rowLook}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <div key={column.id} role="rowheader" className={nameLook}>
                    {column.cell(row)}
                  </div>
                ) : (
                  <div key={column.id} role="cell" className={classNames(cellLook, column.isNumeric && numericLook)}>
                    <span aria-hidden className="shrink-0 text-ink-muted sm:hidden">
                      {column.header}
                    </span>
                    {column.cell(row)}
                  </div>
                ),
              )}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useFocusableInteractive: cells are read, not pressed */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    </section>
  );
}

const rowLook =
  'block wrap-anywhere rounded-card border border-line bg-surface px-4 py-2 transition-colors hover:bg-hover sm:table-row sm:wrap-break-word sm:border-0 sm:bg-transparent';
const nameLook = 'block py-1 text-start font-semibold text-base sm:table-cell sm:px-4 sm:py-3 sm:text-sm';
const cellLook = 'flex items-baseline justify-between gap-4 py-1.5 text-start sm:table-cell sm:px-4 sm:py-3';
const numericLook = 'tabular-nums sm:text-end';
