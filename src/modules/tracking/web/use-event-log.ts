import { useEffect } from 'react';
import { logEvent } from './delivery.ts';

/**
 * Logs the events that controls name in their attributes: `data-event-focus`, `data-event-submit` and
 * `data-event-click`. Modules above this one stay free of tracking; one call per page is enough.
 */
export function useEventLog(): void {
  useEffect(() => {
    const stopper = new AbortController();
    const options = { signal: stopper.signal, capture: true };
    for (const [type, attribute] of Object.entries(attributes)) {
      document.addEventListener(type, (event) => log(event, attribute), options);
    }
    return () => stopper.abort();
  }, []);
}

const attributes = { focusin: 'data-event-focus', submit: 'data-event-submit', click: 'data-event-click' };

function log(event: Event, attribute: string): void {
  const named = event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
  const name = named?.getAttribute(attribute);
  if (name) logEvent(name);
}
