import { useEffect } from 'react';

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

async function log(event: Event, attribute: string): Promise<void> {
  const { target } = event;
  const named = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  const name = named?.getAttribute(attribute);
  // Only a field has a focus worth noting; a button beside it is pressed.
  if (!name || (event.type === 'focusin' && !(target instanceof HTMLInputElement))) return;
  const { logEvent } = await import('./delivery.ts');
  logEvent(name);
}
