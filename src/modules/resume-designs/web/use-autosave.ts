import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { ApiError } from '#src/kernel/client.ts';
import type { EditedResume } from './edited-resume.ts';

const PAUSE_MS = 700;
const RETRY_MS = 15_000;
const CONFLICT = 409;

/** `waiting` is tried again by itself, `refused` with the next change, and a conflict is for the person to decide. */
export type SaveState = { is: 'saved' | 'saving' | 'waiting' } | { is: 'refused' | 'conflict'; message: string };

export interface Autosave {
  state: SaveState;
  /** Saves what is left at once; false when it could not be saved. */
  flush: () => Promise<boolean>;
  /** Saves on top of what another device has saved meanwhile. */
  overwrite: () => void;
  /** Gives up what is not saved and loads what another device has saved. */
  discard: () => void;
}

/** Saves a while after the last change, one save after another, each on top of the one before. */
export function useAutosave(id: number, version: number, resume: EditedResume): Autosave {
  const [state, setState] = useState<SaveState>({ is: 'saved' });
  const known = useRef<Known>({ version, saved: resume, isOverwriting: false });
  const newest = useRef(resume);
  newest.current = resume;

  const save = useCallback(() => {
    const { current } = known;
    current.running ??= saveAll(id, current, () => newest.current).then((next) => {
      current.running = undefined;
      setState(next);
    });
    return current.running;
  }, [id]);

  useEffect(() => {
    if (resume === known.current.saved) return;
    setState((before) => (before.is === 'saved' || before.is === 'refused' ? { is: 'saving' } : before));
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [resume, save]);

  useEffect(() => {
    if (state.is !== 'waiting') return;
    const timer = setInterval(save, RETRY_MS);
    addEventListener('online', save);
    return () => {
      clearInterval(timer);
      removeEventListener('online', save);
    };
  }, [state.is, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (newest.current === known.current.saved) return;
      save();
      event.preventDefault();
    };
    // A phone that shows another app may end this one without a word.
    const hide = () => document.hidden && save();
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [save]);

  const flush = useCallback(async () => {
    await save();
    return newest.current === known.current.saved;
  }, [save]);

  return {
    state,
    flush,
    overwrite: () => {
      known.current.isOverwriting = true;
      setState({ is: 'saving' });
      save();
    },
    discard: () => {
      known.current.saved = newest.current;
      location.reload();
    },
  };
}

interface Known {
  version: number;
  saved: EditedResume;
  /** Sent, but no answer came: it may be saved. It is sent again before anything newer, and the server knows it by that. */
  unanswered?: EditedResume | undefined;
  isOverwriting: boolean;
  running?: Promise<void> | undefined;
}

async function saveAll(id: number, known: Known, newest: () => EditedResume): Promise<SaveState> {
  try {
    while (newest() !== known.saved) {
      if (known.isOverwriting) known.version = (await api('GET /resume-template/online-resumes/:id', { id })).version;
      const sent = known.unanswered ?? newest();
      known.unanswered = sent;
      // A resume without a name keeps the one it had.
      const name = sent.name.trim() || known.saved.name;
      const input = { id, version: known.version, ...sent, name };
      known.version = (await api('PUT /resume-template/online-resumes/:id/update', input)).version;
      known.saved = sent;
      known.unanswered = undefined;
      known.isOverwriting = false;
    }
    return { is: 'saved' };
  } catch (error) {
    const { status, message, fields = {} } = error as ApiError;
    if (!status || status >= 500 || status === 429) return { is: 'waiting' };
    known.unanswered = undefined;
    if (status === CONFLICT) return { is: 'conflict', message };
    // What is wrong with a field says more than that something is.
    const [said = message] = Object.values(fields);
    return { is: 'refused', message: said };
  }
}
