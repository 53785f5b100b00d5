import { type DragEvent, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { BoardColumn } from '../../pipeline.contract.ts';
import { ApplicantCard } from './applicant-card.tsx';
import type { CardList } from './pipeline-lists.ts';
import type { Desk } from './use-desk.ts';
import type { Pipeline } from './use-pipeline.ts';

interface BoardProps {
  pipeline: Pipeline;
  desk: Desk;
  now: number;
  isFiltered: boolean;
}

/** Applicants by column, side by side; a phone swipes from one to the next. */
export function Board({ pipeline, desk, now, isFiltered }: BoardProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('pipeline.view.board')}
      className="-mx-4 flex snap-x gap-3 overflow-x-auto scroll-px-4 px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:-mx-10 lg:scroll-px-10 lg:px-10"
    >
      {pipeline.board.columns.map((column) => (
        <Column
          key={column.key}
          column={column}
          list={pipeline.lists[column.key] ?? { rows: [], next: null }}
          desk={desk}
          now={now}
          isFiltered={isFiltered}
          onMore={() => pipeline.loadMore(column.key)}
        />
      ))}
    </section>
  );
}

interface ColumnProps extends Omit<BoardProps, 'pipeline'> {
  column: BoardColumn;
  list: CardList;
  onMore: () => void;
}

function Column({ column, list, desk, now, isFiltered, onMore }: ColumnProps) {
  const { t, language } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const number = new Intl.NumberFormat(language);
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!desk.dragged) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      desk.drop(column.key);
    },
  };
  const headingId = `column-${column.key}`;
  return (
    <section
      {...drop}
      aria-labelledby={headingId}
      data-column={column.key}
      className={classNames(
        'flex max-h-[calc(100dvh-12rem)] min-h-64 w-72 shrink-0 snap-start flex-col rounded-card bg-sunken xl:min-w-64 xl:flex-1',
        isOver && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <h2 id={headingId} className="flex items-center gap-2 px-3 pt-3 pb-2 font-semibold text-ink text-sm">
        <bdi className="wrap-anywhere min-w-0">{desk.columnName(column.key)}</bdi>
        <span className="font-normal text-ink-muted">{number.format(column.count)}</span>
        {column.overdue > 0 ? (
          <span className="ms-auto inline-flex" title={t('pipeline.overdue', { count: column.overdue })}>
            <CountBadge count={column.overdue} />
            <span className="sr-only">{t('pipeline.overdue', { count: column.overdue })}</span>
          </span>
        ) : null}
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain px-2 pb-2">
        {list.rows.length === 0 ? (
          <p className="px-1 py-2 text-ink-muted text-sm">
            {isFiltered && column.count > 0 ? t('pipeline.empty.noMatch') : t('pipeline.empty.column')}
          </p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">
            {list.rows.map((applicant) => (
              <ApplicantCard key={applicant.id} applicant={applicant} desk={desk} now={now} />
            ))}
          </ul>
        )}
        {list.next ? (
          <Button size="sm" variant="quiet" isWide className="mt-2" onClick={onMore}>
            {t('applications.list.more')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
