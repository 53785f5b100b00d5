import { posix } from 'node:path';
import { textFileOf } from '#src/modules/options/text-files.ts';
import { readImports } from './read-imports.ts';

const TALENT_PAGE = /^src\/(root\.tsx|routes\/(page-|shell|auth\/|talent\/|public\/(?!design)))/;
const TEXT = /['"`]([a-z]+)\.[a-zA-Z]/g;

/** Files that talent pages are made of and whose texts do not travel to them. */
export function findForeignTexts(sources: Map<string, string>): string[] {
  const reached = new Set<string>();
  const visit = (path: string) => {
    const source = sources.get(path);
    if (source === undefined || reached.has(path) || path.endsWith('.css')) return;
    reached.add(path);
    for (const { specifier, isType } of readImports(path, source)) {
      if (isType) continue;
      visit(specifier.startsWith('#src/') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier));
    }
  };
  for (const path of sources.keys()) if (TALENT_PAGE.test(path)) visit(path);
  return [...reached].filter((path) =>
    [...(sources.get(path) ?? '').matchAll(TEXT)].some(([, module = '']) => textFileOf(module) === 'employer'),
  );
}
