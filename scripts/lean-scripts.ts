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

/**
 * Icons keep their drawings; what draws them is ours (src/ui/draw-icon.ts), a tenth of the library's own. Names and keys
 * that nothing reads stay away too.
 */
export function leanIcons(): Plugin {
  const drawIcon = resolve(import.meta.dirname, '../src/ui/draw-icon.ts');
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/lucide-react/dist/esm/icons/')
        ? code
            .replace(/^import createLucideIcon .*$/m, `import { drawIcon as createLucideIcon } from '${drawIcon}';`)
            .replace(/,\s*key: "\w+"/g, '')
            .replace(/^ {2}(name|size): .*,$/gm, '')
            .replace(/,\s*aliases: \[[^\]]*\]/, '')
        : null,
  };
}
