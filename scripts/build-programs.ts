import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { builtName, PROGRAMS, type ProgramSources } from '../src/platform/child-program.ts';

type Plugin = NonNullable<NonNullable<Parameters<typeof build>[0]>['plugins']>[number];

/**
 * Makes one plain file of each program that has a process of its own (`child.ts`). Such a process may write nothing, so
 * no compile cache either: it would load its hundred files of TypeScript anew for every resume.
 */
export async function buildPrograms(root: string): Promise<void> {
  const folder = join(root, PROGRAMS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources: ProgramSources = {};
  for (const path of globSync('src/modules/**/child.ts', { cwd: root }).sort()) {
    const files = await bundle(root, path);
    const facts = files.map((file) => {
      const { size, mtimeMs } = statSync(file);
      return [relative(root, file), { size, mtimeMs }] as const;
    });
    sources[builtName(path)] = Object.fromEntries(facts);
  }
  // Last, so that a build that fails has made nothing that anybody would start.
  writeFileSync(join(folder, 'sources.json'), JSON.stringify(sources));
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
      target: 'node20',
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
      const place = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
      return code.includes('import.meta.url') ? code.replaceAll('import.meta.url', place) : null;
    },
  };
}
