import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { settingNames } from '#src/platform/env.ts';
import { checkArchitecture } from './architecture/check-architecture.ts';
import { checkCasts } from './architecture/check-casts.ts';
import { checkEvents } from './architecture/check-events.ts';
import { findForeignTexts } from './architecture/find-foreign-texts.ts';
import { MODULE_ORDER } from './architecture/place-of.ts';
import { readImports, readsEnvironment } from './architecture/read-imports.ts';
import { contracts } from './contracts.ts';

const root = resolve(import.meta.dirname, '..');

function readSources(folder: string, pattern: RegExp): Map<string, string> {
  // Of the whole project only what lies at the top: below it are all packages too.
  const recursive = folder !== '.';
  const names = readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).filter((name) => pattern.test(name));
  return new Map(names.map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')]));
}

const sources = readSources('src', /\.(tsx?|css)$/);

describe('the house', () => {
  it('keeps its directions, names and sizes and has no circles', () => {
    expect(checkArchitecture(sources)).toEqual([]);
  });

  it('lets modules tell and ask each other by the rules only', () => {
    expect(checkEvents(sources)).toEqual([]);
  });

  it('casts past the compiler in no file but the named seams', () => {
    const folders = ['src', 'test', 'scripts', 'e2e', 'bench'].map((folder) => readSources(folder, /\.tsx?$/));
    const files = new Map([...folders, readSources('.', /^[\w.]+\.ts$/)].flatMap((files) => [...files]));
    expect(files.size).toBeGreaterThan(sources.size);
    expect(checkCasts(files)).toEqual([]);
  });

  it('I18N-02 shows no text on a talent page that does not travel with it', () => {
    expect(findForeignTexts(sources)).toEqual([]);
    const page = new Map([['src/routes/public/home.tsx', "t('employer.title')"]]);
    expect(findForeignTexts(page)).toEqual(['src/routes/public/home.tsx']);
  });

  it('is really read: every file of src has been looked at, and their imports were found', () => {
    const imports = [...sources]
      .filter(([path]) => !path.endsWith('.css'))
      .flatMap(([path, text]) => readImports(path, text));
    const written = [...sources.values()].join('\n').match(/^(import|export) .*from '|^\} from '/gm) ?? [];
    expect(imports.length).toBeGreaterThanOrEqual(written.length);
    expect(imports.length).toBeGreaterThan(sources.size);
  });

  it('has the order of modules that ARCHITECTURE.md tells', () => {
    const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').replace(/\s+/g, ' ');
    expect(page).toContain(MODULE_ORDER.join(' '));
  });
});

describe('the checker', () => {
  /** Problems of a made-up project, where `text.ts` and friends exist so that only the given lines can be wrong. */
  const check = (files: Record<string, string>) => checkArchitecture(new Map(Object.entries({ ...around, ...files })));
  const around = {
    'src/kernel/text.ts': '',
    'src/kernel/contract.ts': '',
    'src/platform/log.ts': '',
    'src/ui/controls/button.tsx': '',
    'src/page-context.ts': '',
    'src/page-services.ts': "import type { Api } from './kernel/contract.ts';",
    'src/browser/api.ts': "import type { Api } from '../kernel/contract.ts';",
    'src/root.tsx': '',
    'src/modules/options/languages.ts': '',
    'src/modules/options/options.contract.ts': '',
    'src/modules/options/server/options.public.ts': '',
    'src/modules/options/server/texts.ts': '',
    'src/modules/search/server/engine/jobs/request.ts': '',
    'src/modules/jobs/jobs.contract.ts': "import { z } from 'zod';",
    'src/modules/jobs/jobs.events.ts': '',
    'src/modules/jobs/server/jobs.public.ts': '',
    'src/modules/jobs/web/job-card.tsx': '',
  };

  it('finds nothing wrong with a house in order', () => {
    const files = {
      'src/main.ts': `
        import { jobs } from './modules/jobs/server/jobs.public.ts';
        import type { PageServices } from './page-services.ts';
        import { log } from './platform/log.ts';`,
      'src/modules/jobs/server/save-job.ts': `
        import { text } from '#src/kernel/text.ts';
        import { texts } from '#src/modules/options/server/options.public.ts';
        import { languages } from '#src/modules/options/languages.ts';
        import { c } from '../jobs.contract.ts';
        import { readFileSync } from 'node:fs';`,
      'src/modules/search/web/results.tsx': `
        import { JobCard } from '#src/modules/jobs/web/job-card.tsx';
        import type { c } from '#src/modules/jobs/jobs.contract.ts';
        import { api } from '#src/browser/api.ts';
        import { Button } from '#src/ui/controls/button.tsx';`,
      'src/routes/home.tsx': `
        import type { loader } from '#src/root.tsx';
        import type { Route } from './+types/home';
        import type { Api } from '#src/kernel/contract.ts';
        import { context } from '#src/page-context.ts';
        import { JobCard } from '#src/modules/jobs/web/job-card.tsx';
        import styles from '#src/ui/styles.css?url';`,
      'src/ui/text-keys.ts': "import type ui from '../../locales/en/ui.json';",
      'src/kernel/long.data.ts': 'x\n'.repeat(900),
      'src/modules/jobs/server/save-job.test.ts': "import { startTestApp } from '#test/test-app.ts';",
    };
    expect(check(files)).toEqual([]);
  });

  const wrong: [what: string, path: string, line: string, told: RegExp][] = [
    ['kernel → platform', 'src/kernel/a.ts', "import { l } from '../platform/log.ts';", /kernel.*platform\/log/],
    [
      'kernel → ui',
      'src/kernel/a.ts',
      "import { B } from '#src/ui/controls/button.tsx';",
      /kernel.*ui\/controls\/button/,
    ],
    ['kernel → module', 'src/kernel/a.ts', "import { l } from '#src/modules/options/languages.ts';", /languages/],
    ['kernel → Node', 'src/kernel/a.ts', "import { readFileSync } from 'node:fs';", /node:fs/],
    [
      'platform → module',
      'src/platform/a.ts',
      "import { l } from '#src/modules/options/languages.ts';",
      /platform.*languages/,
    ],
    ['platform → ui', 'src/platform/a.ts', "import { B } from '../ui/button.tsx';", /platform.*ui/],
    ['ui → module', 'src/ui/a.tsx', "import { J } from '#src/modules/jobs/web/job-card.tsx';", /ui.*job-card/],
    ['ui → texts at run time', 'src/ui/a.ts', "import ui from '../../locales/en/ui.json';", /locales/],
    ['ui → page', 'src/ui/a.ts', "import { c } from '#src/page-context.ts';", /page-context/],
    [
      'module → later module, contract',
      'src/modules/options/a.ts',
      "import { c } from '../jobs/jobs.events.ts';",
      /later/,
    ],
    [
      'module → later module, server',
      'src/modules/accounts/server/a.ts',
      "import { j } from '#src/modules/jobs/server/jobs.public.ts';",
      /later/,
    ],
    [
      'module → later module, web',
      'src/modules/accounts/web/a.tsx',
      "import { J } from '#src/modules/jobs/web/job-card.tsx';",
      /later/,
    ],
    [
      'server → another server past its door',
      'src/modules/jobs/server/a.ts',
      "import { t } from '#src/modules/options/server/texts.ts';",
      /past options\.public\.ts/,
    ],
    [
      'main → a server past its door',
      'src/main.ts',
      "import { t } from './modules/options/server/texts.ts';",
      /past options\.public\.ts/,
    ],
    [
      'engine core → what it searches',
      'src/modules/search/server/engine/core/a.ts',
      "import type { J } from '../jobs/request.ts';",
      /engine core.*jobs\/request/,
    ],
    ['server → own web', 'src/modules/jobs/server/a.ts', "import { J } from '../web/job-card.tsx';", /server.*web/],
    [
      'contract → own server',
      'src/modules/jobs/a.ts',
      "import { j } from './server/jobs.public.ts';",
      /shared.*server/,
    ],
    ['contract → platform', 'src/modules/jobs/a.ts', "import { l } from '#src/platform/log.ts';", /shared.*platform/],
    ['web → own server', 'src/modules/jobs/web/a.tsx', "import { j } from '../server/jobs.public.ts';", /web.*server/],
    [
      'web → own server as a type',
      'src/modules/jobs/web/a.tsx',
      "import type { J } from '../server/jobs.public.ts';",
      /even as a type/,
    ],
    [
      'web → platform as a type',
      'src/modules/jobs/web/a.tsx',
      "import type { L } from '#src/platform/log.ts';",
      /even as a type/,
    ],
    ['web → a route', 'src/modules/jobs/web/a.tsx', "import { r } from '#src/root.tsx';", /root/],
    [
      'server → database driver',
      'src/modules/jobs/server/a.ts',
      "import type pg from 'pg';",
      /past src\/platform\/database/,
    ],
    ['server → template library', 'src/platform/log.ts', "import sql from 'sql-template-tag';", /past src\/platform/],
    ['server → query builder', 'src/modules/jobs/server/a.ts', "import { sql } from 'drizzle-orm';", /with sql\.ts/],
    ['web → database driver', 'src/modules/jobs/web/a.tsx', "import pg from 'pg';", /imports the server's pg/],
    [
      'route → server',
      'src/routes/a.tsx',
      "import { j } from '#src/modules/jobs/server/jobs.public.ts';",
      /routes.*server/,
    ],
    [
      'route → server as a type',
      'src/routes/a.tsx',
      "import type { J } from '#src/modules/jobs/server/jobs.public.ts';",
      /even as a type/,
    ],
    ['route → platform', 'src/routes/a.tsx', "import { l } from '#src/platform/log.ts';", /routes.*platform/],
    ['route → the root at run time', 'src/routes/a.tsx', "import { loader } from '#src/root.tsx';", /routes.*root/],
    ['root → platform', 'src/root.tsx', "import { l } from './platform/log.ts';", /page.*platform/],
    [
      'browser entry → server',
      'src/entry.client.tsx',
      "import { j } from './modules/jobs/server/jobs.public.ts';",
      /page.*server/,
    ],
    ['server entry → platform', 'src/entry.server.tsx', "import { l } from './platform/log.ts';", /page.*platform/],
    [
      'main → the pages’ context at run time',
      'src/main.ts',
      "import { c } from './page-context.ts';",
      /main.*page-context/,
    ],
    ['main → ui', 'src/main.ts', "import { B } from './ui/button.tsx';", /main.*ui/],
    ['program → test', 'src/kernel/a.ts', "import { t } from '#test/test-clock.ts';", /test file/],
    ['missing file', 'src/kernel/a.ts', "import { t } from './gone.ts';", /does not exist/],
    ['re-export', 'src/kernel/a.ts', "export { l } from '../platform/log.ts';", /platform\/log/],
    ['re-export of all', 'src/kernel/a.ts', "export * from '../platform/log.ts';", /platform\/log/],
    ['re-exported type', 'src/kernel/a.ts', "export type { L } from '../platform/log.ts';", /even as a type/],
    ['lazy import', 'src/kernel/a.ts', "const load = async () => import('../platform/log.ts');", /platform\/log/],
    ['type inside an annotation', 'src/kernel/a.ts', "let l: import('../platform/log.ts').L;", /even as a type/],
    ['import for its effect', 'src/kernel/a.ts', "import '../platform/log.ts';", /platform\/log/],
    ['require', 'src/kernel/a.ts', "const l = require('../platform/log.ts');", /platform\/log/],
    ['import without an ending', 'src/kernel/a.ts', "import { l } from '../platform/log';", /platform\/log\.ts/],
    ['files by pattern', 'src/modules/jobs/web/a.ts', "const all = import.meta.glob('../server/*.ts');", /pattern/],
    ['unknown module', 'src/modules/payments/a.ts', '', /no place/],
    ['unknown file in src', 'src/extra.ts', '', /no place/],
    ['name utils', 'src/kernel/utils.ts', '', /empty name 'utils'/],
    ['name helpers', 'src/modules/jobs/server/jobs.helpers.ts', '', /empty name 'helpers'/],
    ['folder common', 'src/ui/common/a.ts', '', /empty name 'common'/],
    ['name types', 'src/modules/jobs/types.ts', '', /empty name 'types'/],
    ['name index', 'src/ui/index.tsx', '', /empty name 'index'/],
    ['too long', 'src/kernel/a.ts', 'x;\n'.repeat(401), /401 lines/],
    ['guessed account', 'src/kernel/a.ts', 'use(ctx.viewer.accountId ?? 0);', /guesses who asks/],
    ['account by force', 'src/kernel/a.ts', 'use(ctx.viewer.accountId as number);', /guesses who asks/],
    ['too long style sheet', 'src/ui/a.css', 'a{}\n'.repeat(401), /401 lines/],
    [
      'schema in the browser',
      'src/routes/a.tsx',
      "import { c } from '#src/modules/jobs/jobs.contract.ts';",
      /jobs\.contract\.ts → zod/,
    ],
  ];

  it.each(wrong)('catches: %s', (_what, path, line, told) => {
    const problems = check({ [path]: line });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(path);
    expect(problems[0]).toMatch(told);
  });

  it('is not fooled by comments, texts and words that only look like imports', () => {
    const line = `
      // import { l } from '../platform/log.ts';
      /* export * from '../platform/log.ts' */
      const text = "import { l } from '../platform/log.ts'";
      const more = \`\${'import("../platform/log.ts")'}\`;
      const pattern = /import '..\\/platform\\/log.ts'/;`;
    expect(check({ 'src/kernel/a.ts': line })).toEqual([]);
    expect(check({ 'src/ui/a.tsx': "export const A = () => <p>don't import '../platform/log.ts'</p>;" })).toEqual([]);
  });

  it('finds a schema that reaches the browser through a shared file', () => {
    const problems = check({
      'src/modules/jobs/job-shape.ts': "import { c } from './jobs.contract.ts';",
      'src/modules/jobs/web/a.tsx': "import { s } from '../job-shape.ts';",
    });
    expect(problems).toEqual([
      expect.stringContaining('src/modules/jobs/job-shape.ts → src/modules/jobs/jobs.contract.ts → zod'),
    ]);
  });

  it('names every member of a circle, also when a link is lazy or a type', () => {
    const circle = {
      'src/kernel/a.ts': "export * from './b.ts';",
      'src/kernel/b.ts': "import type { C } from './c.ts';",
      'src/kernel/c.ts': "const load = () => import('#src/kernel/a.ts');",
      'src/kernel/d.ts': "import { a } from './a.ts';",
    };
    expect(check(circle)).toEqual(['circle: src/kernel/a.ts → src/kernel/b.ts → src/kernel/c.ts → src/kernel/a.ts']);
    expect(check({ 'src/kernel/e.ts': "import './e.ts';" })).toEqual(['circle: src/kernel/e.ts → src/kernel/e.ts']);
  });

  it('lets a page name the loader of the page around it as a type, but not load it in a circle', () => {
    const shell = "import { Header } from './header.tsx';";
    expect(
      check({ 'src/routes/shell.tsx': shell, 'src/routes/header.tsx': "import type { S } from './shell.tsx';" }),
    ).toEqual([]);
    const problems = check({
      'src/routes/shell.tsx': shell,
      'src/routes/header.tsx': "import { S } from './shell.tsx';",
    });
    expect(problems).toEqual(['circle: src/routes/header.tsx → src/routes/shell.tsx → src/routes/header.tsx']);
  });
});

describe('the checker of casts', () => {
  const seam = { 'test/stand-in.ts': 'return part as unknown as Whole;' };
  const check = (files: Record<string, string>) => checkCasts(new Map(Object.entries({ ...seam, ...files })));

  it.each([
    ['by unknown', 'const a = b as unknown as string;'],
    ['by never', 'const a = b as never as string;'],
    ['by any', 'const a = b as any as string;'],
    ['of a literal', 'const a = { b } as unknown as { c: number };'],
    ['to a list', 'const a = b as unknown as [number, number];'],
    ['over a line end', 'const a = b as\n  unknown as\n  string;'],
    ['with spaces', 'const a = b  as   unknown   as   string;'],
    ['in brackets', 'const a = ((b as unknown)) as string;'],
    ['in angle brackets', 'const a = <string>(b as unknown);'],
    ['with a comment between', 'const a = b as unknown /* sure */ as string;'],
  ])('catches one %s', (_how, line) => {
    for (const path of ['src/kernel/a.ts', 'scripts/a.ts', 'test/a.test.ts', 'e2e/a.e2e.ts', 'bench/a.ts']) {
      expect(check({ [path]: `\n${line}` })).toEqual([expect.stringMatching(`${path}:[23] casts past the compiler`)]);
    }
  });

  it('lets single casts, comments, texts and the named seams be, and wants each seam to be one', () => {
    const text = "// a as unknown as b\nconst a = 'b as unknown as c';\nconst d = [] as unknown[] as string[];";
    expect(check({ 'src/kernel/a.ts': text, 'src/kernel/b.ts': 'const a = JSON.parse(b) as unknown;' })).toEqual([]);
    expect(check({ 'test/stand-in.ts': '' })).toEqual([expect.stringContaining('casts nothing')]);
  });
});

describe('the checker of events', () => {
  const events = (name: string, listed = name) => `
declare module '#src/kernel/events.ts' {
  interface EventMap {
    '${name}': { id: number };
  }
}
export const jobsEvents = ['${listed}'] as const satisfies EventName[];`;
  const around = {
    'src/modules/jobs/server/jobs.events.ts': events('job.changed'),
    'src/modules/jobs/server/close-job.ts': "await ctx.emit('job.changed', { id });",
    'src/modules/chat/server/chat.listeners.ts':
      "export const chatListeners = {\n  'job.changed': async (tx, jobs) => {},\n};",
    'src/product.ts': "import { jobsModule } from './modules/jobs/server/jobs.public.ts';",
  };
  const check = (files: Record<string, string>) => checkEvents(new Map(Object.entries({ ...around, ...files })));

  it('finds nothing wrong with modules that keep the rules', () => {
    expect(check({})).toEqual([]);
    const type = "interface Heard {\n  'job.changed': (tx: Reader) => void;\n  'job.changed'(tx: Reader): void;\n}";
    expect(check({ 'src/modules/chat/server/a.ts': type })).toEqual([]);
  });

  const wrong: [what: string, path: string, line: string, told: RegExp][] = [
    [
      'an event of another module',
      'src/modules/chat/server/a.ts',
      "await tx.emit('job.changed', { id });",
      /emits 'job\.changed' of jobs/,
    ],
    ['an event that nobody declares', 'src/modules/jobs/server/a.ts', "tx.emit('job.lost')", /no <module>\.events\.ts/],
    [
      'a listener of an earlier module',
      'src/modules/files/server/files.listeners.ts',
      "export const filesListeners = {\n  'job.changed': note,\n};",
      /of jobs, which comes later/,
    ],
    [
      'a listener somewhere else',
      'src/modules/chat/server/chat.module.ts',
      "const parts = {\n  listeners: {\n    'job.changed': note,\n  },\n};",
      /outside of a \*\.listeners\.ts/,
    ],
    ...[
      "'job.changed'(tx, jobs) {}",
      "async 'job.changed'(tx, jobs) {}",
      "['job.changed']: note",
      '[`job.changed`]: note',
      'a: 1, "job.changed": note',
      "'job.changed': async (tx): Promise<void> => {}",
    ].map((listener): [string, string, string, RegExp] => [
      `a listener somewhere else, as ${listener}`,
      'src/modules/chat/server/chat.module.ts',
      `const listeners = { ${listener} };`,
      /outside of a \*\.listeners\.ts/,
    ]),
    [
      'an event that is not listed',
      'src/modules/jobs/server/jobs.events.ts',
      events('job.changed', 'job.b'),
      /not list/,
    ],
    ['an event that nobody emits', 'src/modules/jobs/server/close-job.ts', '', /nobody emits 'job\.changed'/],
    [
      'a function that product.ts hands on',
      'src/product.ts',
      "import { createNotify } from './modules/notifications/server/notifications.public.ts';",
      /takes createNotify/,
    ],
    ['a question to a later asker', 'src/modules/files/server/a.ts', "ask('jobs.readBoss')", /later jobs/],
    [
      'a question under another name',
      'src/modules/jobs/server/a.ts',
      "  interface Questions {\n    'chat.read': () => void;\n  }",
      /not named after jobs/,
    ],
  ];

  it.each(wrong)('catches: %s', (_what, path, line, told) => {
    const problems = check({ [path]: line });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(told);
  });
});

describe('every endpoint', () => {
  const endpoints: [string, Endpoint][] = Object.entries(contracts);

  it.each(endpoints)('%s says who may use it and lists only errors that exist', (key, endpoint) => {
    expect(key).toMatch(/^(GET|POST|PUT|PATCH|DELETE) (\/(:?[\w-]+))+$/);
    expect(endpoint.access).toMatch(/^(anyone|session|account|member|role:[a-z_]+(\|[a-z_]+)*|key(:[a-z]+:[a-z]+)?)$/);
    // What `dispatch` itself answers when someone has no company.
    if (endpoint.access === 'member') expect(endpoint.errors).toContain('companyNotFound');
    expect(endpoint.errors.filter((name) => !Object.hasOwn(errorTable, name))).toEqual([]);
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
    expect(endpoint.summary.trim()).not.toBe('');
  });

  it('is kept by caches only when it is a GET that anyone may use', () => {
    const cached = endpoints.filter(([, endpoint]) => endpoint.cacheSeconds !== undefined);
    expect(cached.filter(([key, { access }]) => !key.startsWith('GET ') || access !== 'anyone')).toEqual([]);
  });
});

describe('settings', () => {
  it('are read from process.env in one file only', () => {
    const readers = [...sources].filter(([path, text]) => /\.tsx?$/.test(path) && readsEnvironment(path, text));
    expect(readers.map(([path]) => path).filter((path) => !path.endsWith('.test.ts'))).toEqual(['src/platform/env.ts']);
  });

  it('are read by name in scripts only where the program or the test command starts', () => {
    const scripts = readSources('scripts', /\.ts$/);
    const readers = [...scripts].filter(([path, text]) => readsEnvironment(path, text, true)).map(([path]) => path);
    // A program that tests need may be named by a setting: CHROMIUM_PATH.
    const isAllowed = (path: string) => /^scripts\/(?:start-site|serve-process|test|find-\w+)\.ts$/.test(path);
    expect(readers.filter((path) => !isAllowed(path))).toEqual([]);
  });

  it('are found in code, not in comments and texts', () => {
    expect(readsEnvironment('a.ts', 'const home = process.env.HOME;')).toBe(true);
    expect(readsEnvironment('a.ts', 'const { HOME } = process.env;')).toBe(true);
    expect(readsEnvironment('a.ts', '// process.env.HOME\nconst a = "process.env";')).toBe(false);
    expect(readsEnvironment('a.ts', 'spawn("x", { env: { ...process.env } });', true)).toBe(false);
    expect(readsEnvironment('a.ts', 'const home = process.env["HOME"];', true)).toBe(true);
  });

  it.each(settingNames())('%s stands in the table of README.md and in .env.example', (name) => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const rows = readme
      .split('\n')
      .filter((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${name}\``));
    expect(rows).toHaveLength(1);
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
  });

  it('are all known: README.md and .env.example name none that is not read', () => {
    const known = new Set(settingNames());
    const example = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm);
    const readme = readFileSync(join(root, 'README.md'), 'utf8').split('\n');
    const inTable = readme
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)]);
    expect([...example, ...inTable].map((match) => match[1] as string).filter((name) => !known.has(name))).toEqual([]);
  });
});
