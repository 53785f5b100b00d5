import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one file by their dotted keys; the entries of a list count from 0. */
export type LocaleTexts = Map<string, unknown>;

/** The names of a language's files without their ending: `ui`, `errors`, `pages/terms`. */
export function localeFileNames(folder: string): string[] {
  const own = namesIn(folder);
  return [...own, ...namesIn(join(folder, 'pages')).map((name) => `pages/${name}`)];
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => name.slice(0, -'.json'.length)).sort();
}

/** Reads one file; undefined when it is no JSON object. */
export function readLocaleFile(folder: string, name: string): LocaleTexts | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    return isGroup(content) && !Array.isArray(content) ? new Map(flatten(content, '')) : undefined;
  } catch {
    return undefined;
  }
}

function flatten(group: object, prefix: string): [string, unknown][] {
  return Object.entries(group).flatMap(([key, value]): [string, unknown][] =>
    isGroup(value) ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
