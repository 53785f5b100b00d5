import { useEffect, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

export type Suggest<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

/**
 * Asks for suggestions once typing rests, only for text that is not blank. An overtaken answer is dropped, and a failure
 * is silent: a suggestion is a favour, not a promise.
 */
export function useSuggestions<Item>(text: string, suggest: Suggest<Item> | undefined, delay = 300) {
  const wanted = text.trim();
  const settled = useDebounced(wanted, delay);
  const [answer, setAnswer] = useState<{ text: string; items: readonly Item[] }>({ text: '', items: [] });

  useEffect(() => {
    if (!suggest || settled === '') return;
    const controller = new AbortController();
    suggest(settled, controller.signal)
      .catch(() => [])
      .then((items) => {
        if (!controller.signal.aborted) setAnswer({ text: settled, items });
      });
    return () => controller.abort();
  }, [settled, suggest]);

  const isAsked = Boolean(suggest) && wanted !== '';
  return { items: isAsked ? answer.items : [], isLoading: isAsked && answer.text !== wanted };
}
