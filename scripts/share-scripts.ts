import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SRC = resolve(import.meta.dirname, '../src');

/**
 * Small files compress badly, and a file that many pages share brings some of them what they do not need. So what all
 * routes of a row need travels in one file of that name; the first row that fits takes a module.
 */
const SHARED: [name: string, ...routes: string[]][] = [
  ['base', 'routes/shell.tsx', 'routes/auth/get-started.tsx'],
  ['shell', 'routes/shell.tsx'],
  ['page', 'routes/public/text-page.tsx', 'routes/public/home.tsx'],
  ['frame', 'routes/public/home.tsx', 'routes/public/companies.tsx'],
  ['jobs', 'routes/public/home.tsx', 'routes/public/job.tsx'],
  ['search', 'routes/public/home.tsx', 'routes/public/results.tsx'],
  ['job-page', 'routes/public/job.tsx', 'routes/employer/job-new.tsx'],
  ['forms', 'routes/auth/get-started.tsx', 'routes/talent/settings-account.tsx'],
];

/** The bundler's groups for these rows. What a row holds needs nothing that is not in it or in a row above. */
export function sharedFiles(): { name: (id: string, graph: Graph) => string | null; priority: number }[] {
  const needs = new Map<string, Set<string>>();
  const isNeeded = (id: string, route: string, graph: Graph) => {
    const known = needs.get(route) ?? modulesOf(route, graph);
    needs.set(route, known);
    return known.has(id);
  };
  return SHARED.map(([name, ...routes], row) => ({
    name: (id, graph) => (routes.every((route) => isNeeded(id, route, graph)) ? name : null),
    priority: SHARED.length - row,
  }));
}

/** Everything that a page cannot begin without: its route, the root and the entry, and what these import. */
function modulesOf(route: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const file of [route, 'root.tsx', 'routes/language.tsx', 'entry.client.tsx']) visit(`${SRC}/${file}`);
  return found;
}
