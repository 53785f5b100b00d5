import { type ComponentType, lazy } from 'react';

/**
 * A part of a page with a script of its own. The server draws it with the rest; its script is asked for as soon as the
 * page's own runs, and the part comes alive when it is here. Stand it in a Suspense.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const component = load();
  // A failure is met where the part is drawn, which tries once more.
  component.catch(() => undefined);
  return lazy(() => component.catch(load).then((found) => ({ default: found })));
}
