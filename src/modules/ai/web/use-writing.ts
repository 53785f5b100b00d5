import { useCallback, useEffect, useRef, useState } from 'react';
import { streamEvents } from '#src/browser/stream-events.ts';
import type { ApiError } from '#src/kernel/client.ts';
import type { WritingEvent, Written } from '../ai.contract.ts';
import type { RewriteType } from '../rewrite-types.ts';

export interface WritingRequest {
  key: string;
  input: Record<string, unknown>;
}

export type WritingState =
  | { is: 'idle' }
  | { is: 'writing'; text: string; start?: Extract<WritingEvent, { type: 'start' }> }
  | { is: 'written'; written: Written }
  | { is: 'stopped' }
  | { is: 'failed'; message: string; code?: number };

/** Asks for a text and follows it word by word; the last one asked for counts. */
export function useWriting(otherwise: string) {
  const [state, setState] = useState<WritingState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = useCallback(
    async ({ key, input }: WritingRequest) => {
      running.current?.abort();
      const stop = new AbortController();
      running.current = stop;
      setState({ is: 'writing', text: '' });
      try {
        for await (const event of streamEvents<WritingEvent>(key, { ...input, stream: true }, stop.signal)) {
          if (running.current !== stop) return;
          setState((before) => next(before, event));
        }
      } catch (error) {
        if (running.current !== stop || stop.signal.aborted) return;
        const { message, code } = error as ApiError;
        setState({ is: 'failed', message: message || otherwise, code });
        return;
      }
      // A line that broke without a word.
      if (running.current === stop)
        setState((last) => (last.is === 'writing' ? { is: 'failed', message: otherwise } : last));
    },
    [otherwise],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setState({ is: 'stopped' });
  }, []);
  return { state, write, stop, reset: () => setState({ is: 'idle' }) };
}

function next(before: WritingState, event: WritingEvent): WritingState {
  if (event.type === 'end') return { is: 'written', written: event };
  if (event.type === 'error') return { is: 'failed', message: event.message };
  if (event.type === 'start') return { is: 'writing', text: '', start: event };
  return before.is === 'writing' ? { ...before, text: before.text + event.text } : before;
}

/** What to ask the server for: the profile's own summary has a door of its own, which keeps the text until it is saved. */
export function toRequest(
  typed: { section: string; title: string; place: string; text: string },
  isProfile: boolean,
  rewrite?: RewriteType,
  language?: string,
): WritingRequest {
  const wish = { ...(rewrite && { rewrite_type: rewrite }), ...(language && { language }) };
  if (!isProfile) return { key: 'POST /aicv/ai_writing/entry', input: { ...typed, ...wish } };
  const key = `${rewrite ? 'PUT' : 'POST'} /aicv/ai_writing/career_summary`;
  return { key, input: rewrite ? { ...wish, text: typed.text } : {} };
}
