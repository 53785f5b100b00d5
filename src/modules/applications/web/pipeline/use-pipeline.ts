import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Board } from '../../pipeline.contract.ts';
import { type CardLists, WHOLE } from './pipeline-lists.ts';
import { FIRST_IN_COLUMN, FIRST_IN_TABLE, listFilter, MOST_AT_A_TIME, type PipelineView } from './pipeline-view.ts';
import { usePipelineNews } from './use-pipeline-news.ts';

export interface LoadedPipeline {
  jobId: number;
  board: Board;
  lists: CardLists;
  view: PipelineView;
}

/** The board of a job on this page: what the server drew, kept fresh while it is looked at. */
export function usePipeline({ jobId, board: firstBoard, lists: firstLists, view }: LoadedPipeline) {
  const { t } = useTranslation();
  const [board, setBoard] = useState(firstBoard);
  const [lists, setLists] = useState(firstLists);
  const shown = useRef(lists);
  useEffect(() => {
    shown.current = lists;
  });
  // What is asked for later may be answered sooner: only the last answer counts.
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const fresh = await api('GET /recruiters/jobs/:id/pipeline', { id: jobId });
      const keys = view.view === 'table' ? [WHOLE] : fresh.columns.map(({ key }) => key);
      const pages = await Promise.all(
        keys.map(async (key) => {
          const loaded = shown.current[key]?.rows.length ?? 0;
          const least = key === WHOLE ? FIRST_IN_TABLE : FIRST_IN_COLUMN;
          const limit = Math.min(MOST_AT_A_TIME, Math.max(least, loaded));
          const page = await api('GET /recruiters/jobs/:id/applicants', { id: jobId, limit, ...listFilter(view, key) });
          return [key, { rows: page.applicants, next: page.next_cursor }] as const;
        }),
      );
      if (turn !== asked.current) return;
      setBoard(fresh);
      setLists(Object.fromEntries(pages));
    } catch {
      // The next news or look asks again; what is shown stays.
    }
  }, [jobId, view]);
  usePipelineNews(jobId, refresh);

  const loadMore = async (key: string) => {
    const cursor = lists[key]?.next;
    if (!cursor) return;
    try {
      const page = await api('GET /recruiters/jobs/:id/applicants', { id: jobId, cursor, ...listFilter(view, key) });
      setLists((now) => {
        const rows = now[key]?.rows ?? [];
        const known = new Set(rows.map(({ id }) => id));
        const further = page.applicants.filter(({ id }) => !known.has(id));
        return { ...now, [key]: { rows: [...rows, ...further], next: page.next_cursor } };
      });
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
    }
  };
  return { board, setBoard, lists, setLists, refresh, loadMore };
}

export type Pipeline = ReturnType<typeof usePipeline>;
