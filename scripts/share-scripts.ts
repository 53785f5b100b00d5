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
  ['base', 'public/text-page', 'auth/get-started'],
  ['shell', 'public/text-page', 'public/home'],
  ['links-away', 'shell/footer', 'public/job'],
  ['fields', 'public/home', 'auth/get-started'],
  ['notices', 'public/job', 'auth/get-started'],
  ['frame', 'public/home', 'public/companies'],
  ['marks', 'public/talents', 'public/job'],
  ['jobs', 'public/home', 'public/job'],
  ['cards', 'public/home', 'public/company'],
  ['search', 'public/home', 'public/results'],
  ['words', 'public/results', 'auth/get-started'],
  ['addresses', 'public/results', 'public/not-found'],
  ['links', 'public/remote', 'public/job'],
  ['presence', 'public/job', 'talent/chat'],
  ['job-company', 'public/job', 'public/company'],
  ['job-page', 'public/job', 'employer/job-new'],
  ['forms', 'auth/get-started', 'talent/settings-account'],
  ['talk', 'public/company', 'talent/chat'],
  ['today', 'employer/dashboard', 'talent/chat'],
  ['conversation', 'talent/chat', 'employer/inbox'],
  ['employer-icons', 'employer/dashboard', 'employer/inbox'],
];

/** Rows that hold only what lives here: the rest is needed by pages that must stay lighter. */
const WITHIN: Record<string, RegExp> = {
  talk: /\/lucide-react\//,
  today: /\/modules\/chat\/|\/chat-cards\.|\/card-views\./,
  conversation: /\/modules\/chat\/(?:web\/sync\/|web\/thread\/(?:linked-text|break-links)\.|addresses\.)/,
  // Of its navigation alone: pages that show one of the others would get them all.
  'employer-icons':
    /\/lucide-react\/.*\/(?:life-buoy|users-round|calendar-clock|layout-dashboard|arrow-left-right|log-out|settings|bell)\./,
};

/** What stands around the routes of a folder. */
const LAYOUTS: Record<string, string | null> = {
  public: 'routes/shell',
  talent: 'routes/shell',
  auth: 'routes/auth/auth-shell',
  employer: 'routes/employer/employer-shell',
  // A part of a layout itself.
  shell: null,
};

/** The bundler's groups for these rows. What a row holds needs nothing that is not in it or in a row above. */
export function sharedFiles(): { name: (id: string, graph: Graph) => string | null; priority: number }[] {
  const needs = new Map<string, Set<string>>();
  const isNeeded = (id: string, route: string, graph: Graph) => {
    const known = needs.get(route) ?? modulesOf(route, graph);
    needs.set(route, known);
    return known.has(id);
  };
  return SHARED.map(([name, ...routes], row) => ({
    name: (id, graph) =>
      (WITHIN[name]?.test(id) ?? true) && routes.every((route) => isNeeded(id, route, graph)) ? name : null,
    priority: SHARED.length - row,
  }));
}

/** Everything that a page cannot begin without: its route, what stands around it, and what these import. */
function modulesOf(route: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  const layout = LAYOUTS[route.split('/')[0] ?? ''];
  if (layout === undefined) throw new Error(`scripts/share-scripts.ts does not know what stands around ${route}`);
  for (const file of [`routes/${route}`, layout, 'routes/language', 'root', 'entry.client']) {
    if (file === null) continue;
    // The router cuts a route that has a part for the browser alone in two.
    const cuts = ['', '?route-chunk=main']
      .map((cut) => `${SRC}/${file}.tsx${cut}`)
      .filter((id) => graph.getModuleInfo(id));
    if (cuts.length === 0) throw new Error(`scripts/share-scripts.ts names src/${file}.tsx, which is not in the build`);
    for (const id of cuts) visit(id);
  }
  return found;
}
