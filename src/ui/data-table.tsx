import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

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

/** A real table that scrolls sideways by itself on a phone; the first cell of a row names it. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  'whitespace-nowrap px-4 py-3 font-semibold',
                  column.isNumeric ? 'text-end' : 'text-start',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="transition-colors hover:bg-hover">
              {columns.map((column, at) => {
                const look = classNames('px-4 py-3', column.isNumeric ? 'text-end tabular-nums' : 'text-start');
                return at === 0 ? (
                  <th key={column.id} scope="row" className={classNames(look, 'font-semibold')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={look}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
