import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Checks that only tell a developer that the router was called wrongly; development keeps them. */
export const DEVELOPER_CHECKS = ['warning', 'warningOnce', 'warnOnce', 'invariant', 'UNSAFE_invariant'];

/** The router's hooks for measuring programs, which nobody asks for here. */
const NO_INSTRUMENTS = `
export const getRouteInstrumentationUpdates = undefined;
export const instrumentClientSideRouter = undefined;
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
`;

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith('/react-router/dist/production/lib/router/instrumentation.js') ? NO_INSTRUMENTS : null),
  };
}

const LUCIDE = resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm');
const DRAW_ICON = resolve(import.meta.dirname, '../src/ui/draw-icon.ts');

/**
 * Icons keep their drawings; what draws them is ours (src/ui/draw-icon.ts), a tenth of the library's own. Names and keys
 * that nothing reads stay away too. Each icon is imported from its own file, so that the bundler knows who needs it.
 */
export function leanIcons(): Plugin {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(`${LUCIDE}/lucide-react.mjs`, 'utf8').matchAll(
    /^export \{ (.*) \} from '\.\/(icons\/.*)';$/gm,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  const importOne = (name: string, local: string) => `import ${local} from '${LUCIDE}/${files.get(name)}';`;
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.startsWith(`${LUCIDE}/icons/`)) return leanIcon(code);
      if (!/from ["']lucide-react["']/.test(code)) return null;
      return code.replace(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g, (_, names: string) =>
        [...names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)]
          .map(([, name = '', local = name]) => importOne(name, local))
          .join(''),
      );
    },
  };
}

function leanIcon(code: string): string {
  return code
    .replace(/^import createLucideIcon .*$/m, `import { drawIcon as createLucideIcon } from '${DRAW_ICON}';`)
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^ {2}(name|size): .*,$/gm, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '');
}
