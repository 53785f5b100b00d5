import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, parseSync, Visitor } from 'vite';

const ROUTER = resolve(import.meta.dirname, '../node_modules/react-router/dist/production/lib');
const INSTRUMENTATION = `${ROUTER}/router/instrumentation.js`;

/** The router's hooks for measuring programs, which nobody asks for here. Only the last is called without being asked. */
const STUBS: Record<string, string> = {
  getRouteInstrumentationUpdates: 'undefined',
  instrumentClientSideRouter: 'undefined',
  instrumentHandler: 'undefined',
  instrumentationResultMetaContext: 'undefined',
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
};

/** They throw: their messages, which tell a developer what the router was called wrongly with, stay away. */
const ASSERTIONS = ['invariant', 'UNSAFE_invariant'];
/** They only print what a developer should know; development keeps them. */
const WARNINGS = ['warning', 'warningOnce', 'warnOnce'];

/** Leaves out what built pages never use of the router. A version of it that is put together otherwise stops the build. */
export function leanRouter(): Plugin {
  const unseen = new Set([INSTRUMENTATION, ...ASSERTIONS, ...WARNINGS]);
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== INSTRUMENTATION) return null;
      unseen.delete(id);
      return stubInstruments(readFileSync(id, 'utf8'));
    },
    transform(code, id) {
      if (!id.startsWith(ROUTER) || id === INSTRUMENTATION) return null;
      const lean = dropChecks(code);
      for (const name of lean.found) unseen.delete(name);
      return { code: lean.code, map: null };
    },
    buildEnd(error) {
      if (error || unseen.size === 0) return;
      this.error(`react-router has changed: scripts/lean-router.ts met none of ${[...unseen].join(', ')}`);
    },
  };
}

/** Modules with the same exports as the router's, or an error that names what differs. */
export function stubInstruments(original: string): string {
  const { module } = parseSync('instrumentation.js', original);
  const names = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? ''));
  const differing = [...new Set([...names, ...Object.keys(STUBS)])].filter(
    (name) => !(name in STUBS) || !names.includes(name),
  );
  if (differing.length > 0) {
    throw new Error(`react-router has changed: scripts/lean-router.ts must be adapted to ${differing.join(', ')}`);
  }
  return Object.entries(STUBS)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n');
}

/** Takes the messages out of assertions, and lets the bundler drop warnings; their conditions stay where they do something. */
export function dropChecks(code: string): { code: string; found: Set<string> } {
  const found = new Set<string>();
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'Identifier') return;
      const [condition, message] = given;
      if (ASSERTIONS.includes(callee.name) && condition) {
        found.add(callee.name);
        if (message) edits.push({ start: condition.end, end: message.end, text: '' });
      } else if (WARNINGS.includes(callee.name)) {
        found.add(callee.name);
        edits.push({ start, end: start, text: '/* @__PURE__ */ ' });
      }
    },
  }).visit(parseSync('router.js', code).program);
  const lean = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  return { code: lean, found };
}
