import type { Dictionary } from '#src/kernel/translate.ts';
import { type TextFile, textFileOf } from '../text-files.ts';

// Each file becomes a small script of its own that is only fetched when the texts' own address fails.
const files = import.meta.glob<Dictionary>('../../../../locales/*/*.json', { import: 'default' });

/** The texts as they were when the program was built. */
export async function bundledTexts(language: string, file: TextFile): Promise<Dictionary> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const named = own.map(([path, load]) => [/([^/]+)\.json$/.exec(path)?.[1] ?? '', load] as const);
  const wanted = named.filter(([module]) => textFileOf(module) === file);
  const loaded = await Promise.all(wanted.map(async ([module, load]) => [module, await load()] as const));
  return file === 'errors' ? (loaded[0]?.[1] ?? {}) : Object.fromEntries(loaded);
}
