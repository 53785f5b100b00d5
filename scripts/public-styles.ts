import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Plugin, parseSync, Visitor } from 'vite';

const SRC = resolve(import.meta.dirname, '../src');
const SHEET = `${SRC}/ui/public.css`;

/** What the pages of `src/kernel/public-pages.ts` are made of. */
const ENTRIES = [
  'entry.client.tsx',
  'root.tsx',
  'routes/language.tsx',
  'routes/shell.tsx',
  ...['home', 'remote', 'web3', 'results', 'results-remote', 'results-web3', 'job', 'companies', 'company'].map(
    (name) => `routes/public/${name}.tsx`,
  ),
];

/** Tells Tailwind which files the sheet of public pages takes its classes from. */
export function publicStyles(): Plugin {
  return {
    name: 'public-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== SHEET || id.endsWith('?url')) return null;
      const sources = [...filesOfPublicPages()].map((file) => `@source "${relative(dirname(SHEET), file)}";`);
      return { code: [code, ...sources].join('\n'), map: null };
    },
  };
}

/**
 * The files that public pages import, with their parts (`lazyPart`, `laterPart`). What a `lazy` brings comes with the other
 * sheet (`ui/lazy.ts`).
 */
export function filesOfPublicPages(): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || /\/server\//.test(file)) return;
    found.add(file);
    for (const next of importsOf(file)) visit(next);
  };
  for (const entry of ENTRIES) visit(resolve(SRC, entry));
  return found;
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { module, program } = parseSync(file, code);
  const lazies: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'lazy') lazies.push({ start, end });
    },
  }).visit(program);
  const statics = module.staticImports
    .filter(({ entries, start }) => !code.startsWith('import type', start) && !isOfTypes(entries))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
  );
  const later = module.dynamicImports
    .filter(({ start, end }) => !lazies.some((lazy) => start > lazy.start && end < lazy.end))
    .map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  return [...statics, ...passedOn, ...later].flatMap((name) => fileOf(name, file) ?? []);
}

const isOfTypes = (entries: { isType: boolean }[]) => entries.length > 0 && entries.every(({ isType }) => isType);

/** Undefined for what is not ours or has no classes. */
function fileOf(name: string, from: string): string | undefined {
  const path = name.startsWith('#src/') ? resolve(SRC, name.slice('#src/'.length)) : resolve(dirname(from), name);
  const isOurs = name.startsWith('#src/') || name.startsWith('.');
  return isOurs && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}
