import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#src/routes.ts';
import { screens, sweptElsewhere } from '../e2e/sweep/screens.ts';

/** Every address of the site map, below the language. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children, id }) => {
    const own = [above, path].filter(Boolean).join('/');
    const isPage = index || (path && !children);
    return [...(isPage && id !== 'language' ? [own] : []), ...pathsOf(children ?? [], own)];
  });
}

/** Whether an address of a screen leads to a route: the same number of parts, and the same word where the route has one. */
function leadsTo(route: string): (path: string) => boolean {
  const pattern = route
    .split('/')
    .map((part) => (part === '*' ? '.+' : part.startsWith(':') ? (part.endsWith('?') ? '[^/]*' : '[^/]+') : part))
    .join('/')
    .replaceAll('/[^/]*', '(?:/[^/]+)?');
  return (path) => new RegExp(`^${pattern}$`).test(path);
}

it('NAV-06 every route is swept for accessibility and fit in all languages: a new screen has a row in screens.ts', () => {
  const paths = pathsOf(routes).map((path) => path.replace(/^:lang\/?/, ''));
  const swept = screens.map(({ path }) => path.split('?')[0]?.replace(/^\//, '') ?? '');
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((route) => !sweptElsewhere.includes(route) && !swept.some(leadsTo(route)))).toEqual([]);
  expect(sweptElsewhere.filter((route) => !paths.includes(route))).toEqual([]);
});
