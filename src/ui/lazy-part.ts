import { type ComponentType, lazy } from 'react';

/**
 * A part of a page with a script of its own. The server draws it with the rest; in the browser its script is asked for
 * when the part is first to be seen, and what the server drew stands until it is here. Stand it in a Suspense.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  // The server has it at hand before the first page is asked for.
  const early = typeof document === 'undefined' ? load() : undefined;
  early?.catch(() => undefined);
  // A failure is met where the part is drawn, which tries once more.
  return lazy(() => (early ?? load()).catch(load).then((found) => ({ default: found })));
}
