import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { EditedResume } from './edited-resume.ts';

const PAUSE_MS = 700;

export type SaveState = { is: 'saved' | 'saving' } | { is: 'failed'; message: string };

/** Saves a while after the last change, one save after another, each on top of the one before. */
export function useAutosave(id: number, version: number, resume: EditedResume): SaveState {
  const [state, setState] = useState<SaveState>({ is: 'saved' });
  const known = useRef({ version, saved: resume, isSaving: false });
  const newest = useRef(resume);
  newest.current = resume;

  useEffect(() => {
    if (resume === known.current.saved) return;
    setState({ is: 'saving' });
    const save = async () => {
      const { current } = known;
      if (current.isSaving) return;
      current.isSaving = true;
      try {
        while (newest.current !== current.saved) {
          const sent = newest.current;
          // A resume without a name keeps the one it had.
          const name = sent.name.trim() || current.saved.name;
          const input = { id, version: current.version, ...sent, name };
          current.version = (await api('PUT /resume-template/online-resumes/:id/update', input)).version;
          current.saved = sent;
        }
        setState({ is: 'saved' });
      } catch (error) {
        setState({ is: 'failed', message: (error as Error).message });
      }
      current.isSaving = false;
    };
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, resume]);
  return state;
}
