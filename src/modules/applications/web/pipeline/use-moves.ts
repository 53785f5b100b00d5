import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Applicant } from '../../pipeline.contract.ts';
import { CORE_OF, ownIdOf } from '../../pipeline-columns.ts';
import type { AtOnce, AtOnceResult } from './at-once.ts';
import { moveCards, replaceCard } from './pipeline-lists.ts';
import { useColumnName } from './use-column-name.ts';
import type { Pipeline } from './use-pipeline.ts';

const MOVED_MEANWHILE = 49364;

/** What can be done with cards; each shows at once and goes back if the server says no. */
export function useMoves({ board, setLists, refresh }: Pipeline) {
  const { t } = useTranslation();
  const columnName = useColumnName(board.columns);
  /** Whom the dialog of a kind no is about. */
  const [declining, setDeclining] = useState<Applicant[]>([]);
  const [stayed, setStayed] = useState<{ all: number; results: AtOnceResult[] }>();
  const [announced, setAnnounced] = useState('');

  const fail = (error: unknown, card?: Applicant) => {
    refresh();
    if (isRefusal(error) && error.code === MOVED_MEANWHILE && card) {
      const { column = '', by = '' } = error.told;
      const values = { name: card.name, by, column: columnName(column) };
      return showToast(t(by ? 'pipeline.refused.moved' : 'pipeline.refused.movedBySomeone', values), {
        tone: 'danger',
      });
    }
    showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
  };

  const undo = async (ids: number[]) => {
    try {
      const { results } = await api('POST /job-applications/at-once', { ids, do: 'undo' });
      tellStayed(results);
    } catch (error) {
      fail(error);
    }
    await refresh();
  };

  const tellStayed = (results: AtOnceResult[]) => {
    const left = results.filter(({ is_done }) => !is_done);
    if (left.length === 1 && results.length === 1) showToast(left[0]?.problem ?? '', { tone: 'danger' });
    else if (left.length > 0) setStayed({ all: results.length, results: left });
  };

  /** One step for one or many: shown at once, with what came of it and the way back. */
  const act = async (cards: Applicant[], what: AtOnce, column: string) => {
    const ids = cards.map(({ id }) => id);
    setLists((now) => moveCards(now, new Set(ids), column));
    try {
      const { results } = await api('POST /job-applications/at-once', { ids, ...what });
      const done = results.filter(({ is_done }) => is_done).map(({ id }) => id);
      tellStayed(results);
      if (done.length > 0 && (what.do === 'shortlist' || what.do === 'decline')) {
        const action = { label: t('inbox.application.undo'), onAction: () => undo(done) };
        showToast(t(`pipeline.done.${what.do}`, { count: done.length }), { tone: 'success', action });
      }
      if (done.length > 0) setAnnounced(t('pipeline.done.moved', { count: done.length, column: columnName(column) }));
    } catch (error) {
      fail(error);
    }
    await refresh();
  };

  const place = async (card: Applicant, column: string) => {
    setLists((now) => moveCards(now, new Set([card.id]), column));
    try {
      const { id, moves } = card;
      const placed = await api('POST /job-applications/:id/place', { id, column, moves });
      setLists((now) => replaceCard(now, placed));
      setAnnounced(t('pipeline.done.moved', { count: 1, column: columnName(column) }));
    } catch (error) {
      fail(error, card);
    }
  };

  /** A colleague's conversation is taken over before anyone is told anything in it. */
  const isOwn = (cards: Applicant[]) => {
    const [other] = cards.filter(({ owner }) => !owner.is_me);
    if (other && cards.length === 1) {
      showToast(t('pipeline.refused.notYours', { name: other.name, owner: other.owner.name }), { tone: 'danger' });
    }
    return !other || cards.length > 1;
  };

  const moveTo = (cards: Applicant[], column: string) => {
    const going = cards.filter((card) => card.column !== column);
    const [first] = going;
    if (!first) return;
    const step = stepTo(going, column);
    if (step === 'refused') {
      showToast(t(column === 'applied' ? 'pipeline.refused.back' : 'pipeline.refused.auto'), { tone: 'danger' });
    } else if (step === 'place') {
      if (going.length === 1) place(first, column);
      else act(going, { do: 'place', column }, column);
    } else if (isOwn(going)) {
      if (step === 'decline') setDeclining(going);
      else act(going, { do: 'shortlist' }, column);
    }
  };
  return { moveTo, act, undo, declining, setDeclining, stayed, setStayed, announced };
}

export type Moves = ReturnType<typeof useMoves>;

/** What leads into a column: a decision that is told, a place that nobody hears of, or nothing that can be done here. */
function stepTo(cards: readonly Applicant[], column: string): 'shortlist' | 'decline' | 'place' | 'refused' {
  if (column === 'not_suitable') return 'decline';
  if (ownIdOf(column) !== null || cards.every((card) => coreOf(card) === column)) return 'place';
  return column === 'shortlisted' ? 'shortlist' : 'refused';
}

/** The fixed column of where someone stands for the job seeker, or will stand in a minute. */
function coreOf({ stage, decision }: Applicant): string {
  return CORE_OF[decision?.stage ?? stage];
}
