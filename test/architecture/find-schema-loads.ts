import { type Layer, placeOf } from './place-of.ts';

const BROWSER = new Set<Layer | undefined>(['ui', 'web', 'routes', 'page', 'services', 'client']);

/** Contracts are types in the browser: nothing that runs there may load zod, also not through a shared file. */
export function findSchemaLoads(loads: ReadonlyMap<string, readonly string[]>): string[] {
  const isBrowser = (path: string) => BROWSER.has(placeOf(path)?.layer);
  return [...loads.keys()].filter(isBrowser).flatMap((path) =>
    (loads.get(path) ?? [])
      .filter((target) => !isBrowser(target))
      .flatMap((target) => {
        const way = wayToSchema(loads, target, []);
        return way ? [`${path} loads schemas into the browser: ${way.join(' → ')}`] : [];
      }),
  );
}

function wayToSchema(loads: ReadonlyMap<string, readonly string[]>, at: string, path: string[]): string[] | undefined {
  if (at === 'zod' || at.startsWith('zod/')) return [...path, at];
  if (path.includes(at)) return undefined;
  for (const next of loads.get(at) ?? []) {
    const way = wayToSchema(loads, next, [...path, at]);
    if (way) return way;
  }
  return undefined;
}
