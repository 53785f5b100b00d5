import { useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { LANES, type Lane } from '../lanes.ts';
import { TrackerCard } from './tracker-card.tsx';
import type { Board } from './use-board.ts';

/** Columns side by side; a phone scrolls from one to the next. */
export function BoardLanes({ board }: { board: Board }) {
  return (
    <div className="-mx-4 overflow-x-auto px-4 pb-4 [scroll-padding-inline:1rem] max-sm:snap-x max-sm:snap-mandatory">
      <div className="grid min-w-max auto-cols-[82vw] grid-flow-col gap-4 sm:min-w-[72rem] sm:auto-cols-fr">
        {LANES.map((lane) => (
          <BoardLane key={lane} lane={lane} board={board} />
        ))}
      </div>
    </div>
  );
}

function BoardLane({ lane, board }: { lane: Lane; board: Board }) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const cards = board.cards.filter((card) => card.lane === lane);
  const name = t(`tracker.lanes.${lane}`);
  return (
    <section
      aria-label={name}
      className="flex min-w-0 snap-start flex-col"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const dragged = board.cards.find(
          (card) => card.is_outside && String(card.id) === event.dataTransfer.getData('text/plain'),
        );
        if (dragged) board.move(dragged, lane);
      }}
    >
      <h2 className="px-1 pb-2 font-semibold text-ink">
        {name} <span className="ms-1 font-normal text-ink-muted text-sm tabular-nums">{cards.length}</span>
      </h2>
      <div
        className={classNames(
          'min-h-40 flex-1 rounded-card bg-sunken p-2',
          isOver ? 'outline-2 outline-accent -outline-offset-2' : '',
        )}
      >
        {cards.length > 0 ? (
          <ul className="grid gap-2">
            {cards.map((card) => (
              <TrackerCard key={`${card.job_id ?? ''}:${card.id ?? ''}`} card={card} board={board} />
            ))}
          </ul>
        ) : (
          <p className="px-2 py-6 text-center text-ink-faint text-sm">{t('tracker.card.none')}</p>
        )}
      </div>
    </section>
  );
}
