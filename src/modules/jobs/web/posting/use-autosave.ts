import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser-api.ts';
import type { ApiError } from '#src/kernel/client.ts';
import type { TypedFields } from '../../job-fields.ts';
import { sendable } from './job-form-state.ts';
import { forgetFields, keepFields } from './kept-fields.ts';

const REST_MS = 900;
const RETRY_MS = 15_000;

export type SaveState =
  | { is: 'empty' }
  | { is: 'saving' }
  | { is: 'saved'; at: string }
  | { is: 'offline' }
  | { is: 'refused'; message: string };

interface Autosave {
  state: SaveState;
  /** Tells that the fields have changed. */
  touch: (fields: TypedFields) => void;
  /** Saves what is left at once; answers the draft's id, or null when it could not be saved. */
  flush: () => Promise<number | null>;
}

/**
 * Keeps a draft while it is typed: at once in this browser, and on the server once typing rests. One save is under way
 * at a time, so that an older text never overtakes a newer one; without a connection it tries again by itself.
 */
export function useAutosave(
  draft: { id: number; saved_at: string } | null,
  onCreated: (draftId: number) => void,
): Autosave {
  const [state, setState] = useState<SaveState>(draft ? { is: 'saved', at: draft.saved_at } : { is: 'empty' });
  const id = useRef(draft?.id ?? null);
  const waiting = useRef<TypedFields | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const created = useRef(onCreated);
  created.current = onCreated;
  const again = useRef<() => void>(() => {});

  const send = useCallback(async (draftId: number | null, fields: TypedFields): Promise<SaveState> => {
    try {
      const answer = await api('POST /recruiters/jobs/draft', {
        fields: sendable(fields),
        ...(draftId !== null && { draft_id: draftId }),
      });
      id.current = answer.draft_id;
      forgetFields(keyOf(draftId));
      // What was typed meanwhile waits for the next save under the draft's own name.
      if (waiting.current === fields) waiting.current = null;
      else if (waiting.current) keepFields(keyOf(answer.draft_id), waiting.current);
      if (draftId === null) created.current(answer.draft_id);
      return { is: 'saved', at: answer.saved_at };
    } catch (error) {
      const { status, message } = error as ApiError;
      // No answer, or the server is in trouble: what was typed is safe here and is sent again later.
      const isTrouble = !status || status >= 500 || status === 429;
      if (isTrouble) timer.current = setTimeout(() => again.current(), RETRY_MS);
      return isTrouble ? { is: 'offline' } : { is: 'refused', message };
    }
  }, []);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    // Another one may have started while this one waited: two at once would make two drafts.
    while (running.current) await running.current;
    const fields = waiting.current;
    if (!fields) return;
    setState({ is: 'saving' });
    const work = send(id.current, fields).then(setState);
    running.current = work;
    await work;
    running.current = null;
  }, [send]);
  again.current = save;

  const touch = useCallback(
    (fields: TypedFields) => {
      waiting.current = fields;
      keepFields(keyOf(id.current), fields);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, REST_MS);
    },
    [save],
  );

  const flush = useCallback(async () => {
    await save();
    // What was typed while the first save ran.
    if (waiting.current) await save();
    return waiting.current ? null : id.current;
  }, [save]);

  useEffect(() => {
    const goOn = () => waiting.current && save();
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      clearTimeout(timer.current);
      // Leaving the page within the site: the last words still go out.
      if (waiting.current) save();
    };
  }, [save]);

  return { state, touch, flush };
}

function keyOf(draftId: number | null): string {
  return draftId === null ? 'new' : String(draftId);
}
