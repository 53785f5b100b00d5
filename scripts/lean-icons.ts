import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';

const LUCIDE = resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm');
const DRAW_ICON = resolve(import.meta.dirname, '../src/ui/layout/draw-icon.ts');

/**
 * Icons keep their drawings; what draws them is ours (src/ui/layout/draw-icon.ts), a tenth of the library's own. Each icon is
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

interface IconFile {
  default?: unknown;
  __iconData?: { node?: unknown };
}

/** A module whose default export draws the icon: its lines are written down now, once for all pages. */
export function drawnIcon(icon: IconFile, file: string): string {
  return `import { drawIcon } from ${JSON.stringify(DRAW_ICON)};export default /* @__PURE__ */ drawIcon(${JSON.stringify(iconLines(icon, file))});`;
}

/** What is inside the icon's picture: one line where that can be. */
export function iconLines(icon: IconFile, file: string): string {
  const shapes = icon.__iconData?.node;
  if (!Array.isArray(shapes) || !shapes.every(isShape)) {
    throw new Error(`lucide-react has changed: scripts/lean-icons.ts finds no drawing in ${file}`);
  }
  const lines = shapes.map(asLine);
  return lines.every((line) => line !== undefined)
    ? `<path d="${lines.join('')}"/>`
    : shapes.map(([tag, attributes]) => `<${tag}${listed(attributes)}/>`).join('');
}

/** A shape as a part of one line: an icon is then one element. Undefined where it has a look of its own. */
function asLine([tag, { key: _, ...attributes }]: Shape): string | undefined {
  const at = (name: string) => Number(attributes[name] ?? 0);
  const has = Object.keys(attributes).sort().join(' ');
  if (tag === 'path' && has === 'd') return fromItsOwnStart(attributes.d as string);
  if (tag === 'circle' && has === 'cx cy r') return ellipse(at('cx'), at('cy'), at('r'), at('r'));
  if (tag === 'ellipse' && has === 'cx cy rx ry') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  if (tag === 'line') return has === 'x1 x2 y1 y2' ? `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}` : undefined;
  if (tag === 'polyline' && has === 'points') return `M${attributes.points}`;
  if (tag === 'polygon' && has === 'points') return `M${attributes.points}z`;
  if (tag !== 'rect' || !/^height (rx )?(ry )?width x y$/.test(has)) return undefined;
  const round = at('rx') || at('ry');
  const [across, down] = [at('width') - 2 * round, at('height') - 2 * round];
  const corner = (x: number, y: number) => (round ? `a${round} ${round} 0 0 1 ${x} ${y}` : '');
  return `M${at('x') + round} ${at('y')}h${across}${corner(round, round)}v${down}${corner(-round, round)}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`;
}

function ellipse(x: number, y: number, across: number, down: number): string {
  const half = (way: number) => `a${across} ${down} 0 1 0 ${way * 2 * across} 0`;
  return `M${x - across} ${y}${half(1)}${half(-1)}z`;
}

/** A line that begins with a step (`m`) would begin where the one before it ends. */
function fromItsOwnStart(line: string): string {
  const start = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*/.exec(line);
  if (!start) return line;
  const rest = line.slice(start[0].length);
  return `M${start[1]} ${start[2]}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`;
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
