import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { type BuiltFrom, builtName, hashOf, PROGRAMS } from '../src/platform/child-program.ts';

type Plugin = NonNullable<NonNullable<Parameters<typeof build>[0]>['plugins']>[number];

/**
 * Makes one plain file of each program that has a process of its own (`child.ts`). Such a process may write nothing, so
 * no compile cache either: it would load its hundred files of TypeScript anew for every resume.
 */
export async function buildPrograms(root: string): Promise<void> {
  const folder = join(root, PROGRAMS);
  mkdirSync(folder, { recursive: true });
  for (const path of globSync('src/modules/**/child.ts', { cwd: root }).sort()) {
    // Without this file nobody starts the program: a site that runs meanwhile takes its sources.
    const builtFrom = join(folder, `${builtName(path)}on`);
    rmSync(builtFrom, { force: true });
    const files = (await bundle(root, path)).map((file) => relative(root, file)).sort();
    writeFileSync(builtFrom, JSON.stringify({ files, hash: hashOf(root, files) } satisfies BuiltFrom));
  }
}

/** Gives the files of ours that it consists of; packages stay where they are. */
async function bundle(root: string, path: string): Promise<string[]> {
  const files = new Set<string>();
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepPlaces(join(root, PROGRAMS), files)],
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: PROGRAMS,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, path),
        output: { codeSplitting: false, entryFileNames: builtName(path) },
      },
    },
  });
  return [...files];
}

/** What a file reads beside itself is read there still. */
function keepPlaces(folder: string, files: Set<string>): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || id.startsWith('\0')) return null;
      files.add(id);
      const placeOf = {
        url: `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`,
        dirname: `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(id))}`)})`,
        // Only packages are looked for like this, and the build lies beside the same ones.
        resolve: 'import.meta.resolve',
      };
      return code.replace(/\bimport\.meta\.(\w+)/g, (_, what: string) => {
        const place = placeOf[what as keyof typeof placeOf];
        if (!place) throw new Error(`${id}: import.meta.${what} would mean another file in a built program`);
        return place;
      });
    },
  };
}
