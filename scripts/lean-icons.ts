import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';

const LUCIDE = resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm');
const DRAW_ICON = resolve(import.meta.dirname, '../src/ui/draw-icon.ts');

/**
 * Icons keep their drawings; what draws them is ours (src/ui/draw-icon.ts), a tenth of the library's own. Each icon is
 * imported from its own file, so that the bundler knows who needs it. A version of the library that is put together
 * otherwise stops the build.
 */
export function leanIcons(): Plugin {
  const files = findIconFiles(readFileSync(`${LUCIDE}/lucide-react.mjs`, 'utf8'));
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'post',
    async load(id) {
      if (!id.startsWith(`${LUCIDE}/icons/`)) return null;
      return drawnIcon(await import(`lucide-react/icons/${basename(id, '.mjs')}`), id);
    },
    transform(code) {
      return code.includes('lucide-react') ? { code: importEachIcon(code, files), map: null } : null;
    },
    buildEnd(error) {
      const other = [...this.getModuleIds()].find((id) => id.startsWith(LUCIDE) && !id.startsWith(`${LUCIDE}/icons/`));
      if (!error && other)
        this.error(`lucide-react must only be imported as { Names } from 'lucide-react', not ${other}`);
    },
  };
}

/** Which file each name of the library stands for. */
export function findIconFiles(library: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const { entries } of parseSync('lucide-react.mjs', library).module.staticExports) {
    for (const { moduleRequest, exportName } of entries) {
      if (moduleRequest?.value.startsWith('./icons/') && exportName.name) {
        files.set(exportName.name, resolve(LUCIDE, moduleRequest.value));
      }
    }
  }
  if (files.size < 1000) throw new Error('lucide-react has changed: scripts/lean-icons.ts finds no icons in it');
  return files;
}

/** The same module with each icon imported from its own file. */
export function importEachIcon(code: string, files: Map<string, string>): string {
  const { staticImports } = parseSync('module.js', code).module;
  return staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === 'lucide-react')
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, entries }) => {
      const imports = entries.map(({ importName, localName }) => {
        const file = files.get(importName.name ?? '');
        if (!file) throw new Error(`lucide-react has no icon ${importName.name ?? importName.kind}`);
        return `import ${localName.value} from ${JSON.stringify(file)};`;
      });
      return text.slice(0, start) + imports.join('') + text.slice(end);
    }, code);
}

type Shape = [tag: string, attributes: Record<string, string>];

/** A module whose default export draws the icon: its lines are written down now, once for all pages. */
export function drawnIcon(icon: { default?: unknown; __iconData?: { node?: unknown } }, file: string): string {
  const shapes = icon.__iconData?.node;
  if (!Array.isArray(shapes) || !shapes.every(isShape)) {
    throw new Error(`lucide-react has changed: scripts/lean-icons.ts finds no drawing in ${file}`);
  }
  const inside = shapes.map(([tag, attributes]) => `<${tag}${listed(attributes)}/>`).join('');
  return `import { drawIcon } from ${JSON.stringify(DRAW_ICON)};export default /* @__PURE__ */ drawIcon(${JSON.stringify(inside)});`;
}

function isShape(shape: unknown): shape is Shape {
  if (!Array.isArray(shape)) return false;
  const [tag, attributes] = shape;
  const values = Object.values(attributes ?? {});
  return typeof tag === 'string' && values.length > 0 && values.every((value) => /^[\w\s.,-]+$/.test(String(value)));
}

function listed(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
