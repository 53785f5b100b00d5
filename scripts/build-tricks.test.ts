import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { icons } from './icon-classes.ts';
import { drawnIcon, findIconFiles, importEachIcon } from './lean-icons.ts';
import { dropChecks, stubInstruments } from './lean-router.ts';
import { filesOfPublicPages } from './public-styles.ts';
import { sharedFiles } from './share-scripts.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

describe('what a build leaves out of the router', () => {
  it('is what this version of the router has', () => {
    const stubs = stubInstruments(read('node_modules/react-router/dist/production/lib/router/instrumentation.js'));
    expect(stubs).toContain('export const consumeInstrumentationClientResultMetaReceiver = () => undefined;');
  });

  it('stops the build when the router measures otherwise', () => {
    expect(() => stubInstruments('export const instrumentHandler = 1; export const newcomer = 2;')).toThrow(
      /react-router has changed.*newcomer, getRouteInstrumentationUpdates/,
    );
  });

  it('is words only: assertions still throw, and nothing of the same name elsewhere in a line is touched', () => {
    const { code, found } = dropChecks(
      'invariant(ok, "No" + f(x)); a.invariant(b, "c"); warning(go(), "d"); invariant(e);',
    );
    expect(code).toBe('invariant(ok); a.invariant(b, "c"); /* @__PURE__ */ warning(go(), "d"); invariant(e);');
    expect([...found]).toEqual(['invariant', 'warning']);
  });
});

describe('an icon in a build', () => {
  const files = findIconFiles(read('node_modules/lucide-react/dist/esm/lucide-react.mjs'));

  it('is imported from its own file under the name it has there', () => {
    const code = importEachIcon('import { House as Home, X } from "lucide-react";\nuse(Home, X);', files);
    expect(code).toMatch(
      /^import Home from ".*\/icons\/house\.mjs";import X from ".*\/icons\/x\.mjs";\nuse\(Home, X\);$/,
    );
  });

  it('stops the build when the library has no such icon, or is not what it was', () => {
    expect(() => importEachIcon('import { Nobody } from "lucide-react"', files)).toThrow('no icon Nobody');
    expect(() => importEachIcon('import * as all from "lucide-react"', files)).toThrow('no icon NamespaceObject');
    expect(() => findIconFiles('export * from "./icons/index.mjs"')).toThrow('lucide-react has changed');
    for (const node of [undefined, 'M0 0', [['path']], [['path', { d: '"><script>' }]]]) {
      expect(() => drawnIcon({ __iconData: { node } }, 'x.mjs')).toThrow('lucide-react has changed');
    }
  });

  it('is its lines, without what only the library needs', async () => {
    const drawn = drawnIcon(await import('lucide-react/icons/minus'), 'minus.mjs');
    expect(drawn).toMatch(/drawIcon\("<path d=\\"M5 12h14\\"\/>"\);$/);
  });

  it('is one line, each of whose parts begins where it began, unless one has a look of its own', () => {
    const draw = (...node: [string, Record<string, string>][]) =>
      JSON.parse(/drawIcon\((".*")\)/.exec(drawnIcon({ __iconData: { node } }, 'x.mjs'))?.[1] ?? '');
    expect(
      draw(['path', { d: 'M1 2h3' }], ['path', { d: 'm6.5.5 6 6' }], ['circle', { cx: '12', cy: '12', r: '2' }]),
    ).toBe('<path d="M1 2h3M6.5 .5l6 6M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z"/>');
    expect(
      draw(
        ['rect', { x: '3', y: '4', width: '18', height: '8', rx: '2' }],
        ['line', { x1: '1', x2: '2', y1: '3', y2: '4' }],
      ),
    ).toBe('<path d="M5 4h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2zM1 3L2 4"/>');
    expect(draw(['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }], ['path', { d: 'M1 1h1' }])).toContain(
      '<circle',
    );
  });
});

describe('an icon by its class', () => {
  it('is one of those that the style sheet draws: another name would show nothing', () => {
    const known = new Set(icons.map(([name]) => name));
    const used = globSync('src/**/*.{tsx,css}', { cwd: root }).flatMap((path) =>
      [...read(path).matchAll(/(?<=["' ])icon-(?!before|after|mark|button)([a-z-]+)(?=["' ;])/g)].map(
        ([, name]) => name,
      ),
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !known.has(name as string))).toEqual([]);
  });
});

describe('the sheet of public pages', () => {
  const files = [...filesOfPublicPages()].map((file) => relative(resolve(root, 'src'), file));

  it('is made of what they import and of their parts', () => {
    const parts = ['shell/footer', 'shell/consent-banner', 'public/home-rest', 'public/job-closed', 'not-found-page'];
    for (const part of parts) expect(files).toContain(`routes/${part}.tsx`);
    expect(files).toContain('ui/feedback/toast-item.tsx');
    expect(files).toContain('modules/jobs/web/job-card.tsx');
  });

  it('is not made of what opens later, nor of pages for who is signed in', () => {
    expect(
      files.filter((file) => /-(?:dialog|popover|drawer)\.|routes\/(?:employer|operator|talent)\//.test(file)),
    ).toEqual([]);
  });
});

describe('other tricks of the build', () => {
  it('stop it when a row of shared scripts names a route that is gone', () => {
    const [first] = sharedFiles();
    expect(() => first?.name('any', { getModuleInfo: () => null })).toThrow('which is not in the build');
  });

  it('hold for the versions that are asked for: an override is the least that Vite takes', () => {
    const { overrides } = JSON.parse(read('package.json'));
    const vite = JSON.parse(read('node_modules/vite/package.json'));
    expect(overrides).toEqual({ rolldown: vite.dependencies.rolldown.replace('~', '') });
  });
});
