import { useCallback, useEffect, useRef, useState } from 'react';
import { streamEvents } from '#src/browser/stream-events.ts';
import type { ApiError } from '#src/kernel/client.ts';
import type { CoachBlock, CoachEvent, CoachTurn } from '../coach.contract.ts';

/** An answer that is on its way, or has ended without its end. */
export interface Running {
  question: string;
  text: string;
  blocks: CoachBlock[];
  language: string | undefined;
  is: 'asked' | 'told' | 'stopped' | 'failed';
  message: string;
}

interface Talk {
  conversationId: number | undefined;
  turns: CoachTurn[];
}

/** Asks and follows the answer word by word. What failed can be asked again; what was stopped stays as far as it came. */
export function useCoach(begin: Talk, otherwise: string) {
  const [talk, setTalk] = useState(begin);
  const [left, setLeft] = useState<number>();
  const [running, setRunning] = useState<Running>();
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const follow = useCallback((event: CoachEvent) => {
    if (event.type === 'start') {
      setLeft(event.credits.left);
      setTalk((before) => ({ ...before, conversationId: event.conversation_id }));
      setRunning((before) => before && { ...before, language: event.language });
    } else if (event.type === 'text') {
      setRunning((before) => before && { ...before, is: 'told', text: before.text + event.text });
    } else if (event.type === 'blocks') {
      setRunning((before) => before && { ...before, blocks: event.blocks });
    } else if (event.type === 'error') {
      setRunning((before) => before && { ...before, is: 'failed', message: event.message });
    } else {
      setLeft(event.credits.left);
      setTalk(({ turns }) => ({ conversationId: event.conversation.id, turns: [...turns, event.turn] }));
      setRunning(undefined);
    }
  }, []);

  const ask = useCallback(
    async (question: string) => {
      const stop = new AbortController();
      stopper.current = stop;
      setRunning({ question, text: '', blocks: [], language: undefined, is: 'asked', message: '' });
      const fail = (message: string) =>
        setRunning((before) =>
          before && before.is !== 'stopped' && before.is !== 'failed' ? { ...before, is: 'failed', message } : before,
        );
      const input = { text: question, stream: true, conversation_id: talk.conversationId };
      let isWhole = false;
      try {
        for await (const event of streamEvents<CoachEvent>('POST /coach/questions', input, stop.signal)) {
          isWhole ||= event.type === 'end';
          follow(event);
        }
      } catch (error) {
        if (!stop.signal.aborted) fail((error as ApiError).message || otherwise);
        return;
      }
      if (!isWhole) fail(otherwise);
    },
    [talk.conversationId, follow, otherwise],
  );
  const stop = useCallback(() => {
    setRunning((before) => before && { ...before, is: 'stopped' });
    stopper.current?.abort();
  }, []);
  return { ...talk, left, running, ask, stop };
}
