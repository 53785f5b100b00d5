import { useEffect, useRef, useState } from 'react';
import { findEngine, type TranslationEngine } from './find-engine.ts';

/** A translation with who made it. */
export type Made<Texts> = Texts & { engine: TranslationEngine; isPartial: boolean };

export type TranslatedState<Texts> =
  | { is: 'idle' }
  | { is: 'working'; progress: number | null }
  | { is: 'made'; made: Made<Texts>; isShown: boolean }
  | { is: 'failed'; message: string };

interface Ways<Texts> {
  /** Of the original; undefined where nobody knows. */
  from: string | undefined;
  to: string;
  /** What is translated: another one begins anew. */
  key: string;
  inBrowser(onProgress: (share: number) => void): Promise<Texts & { isPartial: boolean }>;
  byService(): Promise<Texts & { isPartial: boolean }>;
}

/** Finds who could translate, and has it done when it is asked for. */
export function useTranslated<Texts extends object>({ from, to, key, inBrowser, byService }: Ways<Texts>) {
  const [engine, setEngine] = useState<TranslationEngine | null>(null);
  const [state, setState] = useState<TranslatedState<Texts>>({ is: 'idle' });
  const current = useRef('');
  useEffect(() => {
    current.current = key;
    setState({ is: 'idle' });
    setEngine(null);
    // A text in the page's own language needs nobody.
    if (from === to) return;
    findEngine(from, to).then((found) => current.current === key && setEngine(found), ignore);
    return () => {
      current.current = '';
    };
  }, [from, to, key]);

  const translate = async () => {
    if (!engine) return;
    const settle = (next: TranslatedState<Texts>) => current.current === key && setState(next);
    settle({ is: 'working', progress: null });
    try {
      const texts =
        engine.kind === 'service'
          ? await byService()
          : await inBrowser((progress) => settle({ is: 'working', progress }));
      settle({ is: 'made', made: { ...texts, engine }, isShown: true });
    } catch (error) {
      // Only the server's refusals have a text for people.
      const { code, message } = error as { code?: number; message?: string };
      settle({ is: 'failed', message: code && engine.kind === 'service' ? (message ?? '') : '' });
    }
  };
  const toggle = () => setState((last) => (last.is === 'made' ? { ...last, isShown: !last.isShown } : last));
  return { engine, state, translate, toggle };
}

const ignore = () => undefined;
