import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#src/kernel/client.ts';
import type { TypedFields } from '../../job-schemas.ts';
import { forgetFields, keepFields } from './kept-fields.ts';

const REST_MS = 900;
const RETRY_MS = 15_000;

export type SaveState =
  | { is: 'empty' }
  | { is: 'saving' }
  | { is: 'saved'; at: string }
  | { is: 'offline' }
  | { is: 'refused'; message: string };

/** Where the fields of a form are kept while they are typed. */
export interface FieldStore {
  /** The name under which this browser keeps what has not reached the server. */
  key(): string;
  save(fields: TypedFields): Promise<{ saved_at: string }>;
}

interface Autosave {
  state: SaveState;
  /** Tells that the fields have changed. */
  touch: (fields: TypedFields) => void;
  /** Saves what is left at once; false when it could not be saved. */
  flush: () => Promise<boolean>;
}

/**
 * Keeps fields while they are typed: at once in this browser, and on the server once typing rests. One save is under way
 * at a time, so that an older text never overtakes a newer one; without a connection it tries again by itself.
 */
export function useAutosave(store: FieldStore, savedAt: string | null): Autosave {
  const [state, setState] = useState<SaveState>(savedAt ? { is: 'saved', at: savedAt } : { is: 'empty' });
  const waiting = useRef<TypedFields | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const lastSaved = useRef(savedAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef<() => void>(() => {});

  const send = useCallback(
    async (fields: TypedFields): Promise<SaveState> => {
      try {
        const key = store.key();
        const { saved_at } = await store.save(fields);
        lastSaved.current = saved_at;
        forgetFields(key);
        // What was typed meanwhile waits for the next save, under the name that the first one has given.
        if (waiting.current === fields) waiting.current = null;
        else if (waiting.current) keepFields(store.key(), waiting.current, saved_at);
        return { is: 'saved', at: saved_at };
      } catch (error) {
        const { status, message, fields: told } = error as ApiError;
        // No answer, or the server is in trouble: what was typed is safe here and is sent again later.
        const isTrouble = !status || status >= 500 || status === 429;
        if (isTrouble) timer.current = setTimeout(() => again.current(), RETRY_MS);
        return isTrouble ? { is: 'offline' } : { is: 'refused', message: Object.values(told ?? {})[0] ?? message };
      }
    },
    [store],
  );

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    // Another one may have started while this one waited: two at once would make two drafts.
    while (running.current) await running.current;
    const fields = waiting.current;
    if (!fields) return;
    setState({ is: 'saving' });
    const work = send(fields).then(setState);
    running.current = work;
    await work;
    running.current = null;
  }, [send]);
  again.current = save;

  const touch = useCallback(
    (fields: TypedFields) => {
      waiting.current = fields;
      keepFields(store.key(), fields, lastSaved.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, REST_MS);
    },
    [save, store],
  );

  const flush = useCallback(async () => {
    await save();
    // What was typed while the first save ran.
    if (waiting.current) await save();
    return waiting.current === null;
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
