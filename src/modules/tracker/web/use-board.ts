import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#src/browser/api.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Lane } from '../lanes.ts';
import type { TrackerCard } from '../tracker.contract.ts';

/** The cards as they will be: a move shows at once, and goes back when the server refuses it. */
export function useBoard(loaded: readonly TrackerCard[]) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<ReadonlyMap<number, Lane>>(new Map());
  // What was moved here is in what was loaded since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new cards are the news
  useEffect(() => setMoved(new Map()), [loaded]);
  const cards = loaded.map((card) => ({ ...card, lane: moved.get(card.is_outside ? (card.id ?? 0) : 0) ?? card.lane }));
  const fail = (error: unknown) => {
    setMoved(new Map());
    showToast((error as Error).message || t('tracker.failed'), { tone: 'danger' });
  };
  const run = (call: Promise<unknown>) => call.then(() => revalidate(), fail);

  const move = ({ id, title, lane: before }: TrackerCard, lane: Lane) => {
    if (id === null || lane === before) return;
    setMoved((known) => new Map(known).set(id, lane));
    const name = t(`tracker.lanes.${lane}`);
    run(
      api('POST /tracker/jobs/:id/move', { id, lane }).then(() =>
        showToast(t('tracker.card.moved', { name: title, lane: name }), { tone: 'success' }),
      ),
    );
  };
  const remove = (card: TrackerCard) => {
    if (card.id === null) return;
    const { id, title, company_name, place, pay, link, lane, contact, note, deadline, remind_at } = card;
    const job = { title, company_name, place, pay, link, lane, contact, note, deadline, remind_at };
    const onAction = () => {
      run(api('POST /tracker/jobs', job));
    };
    run(
      api('DELETE /tracker/jobs/:id', { id }).then(() =>
        showToast(t('tracker.card.removed', { name: title }), {
          action: { label: t('tracker.card.undo'), onAction },
        }),
      ),
    );
  };
  const finish = (id: number) => {
    run(api('POST /tracker/reminders/:id/done', { id }));
  };
  return { cards, move, remove, finish, refresh: () => revalidate() };
}

export type Board = ReturnType<typeof useBoard>;
