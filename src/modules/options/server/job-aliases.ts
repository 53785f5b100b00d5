import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '../languages.ts';

/** The other names of titles, by title id and language. */
export type JobAliases = ReadonlyMap<number, ReadonlyMap<LanguageCode, readonly string[]>>;

const folder = new URL('../data/job-aliases/', import.meta.url);

/** What people call a job in each language: everyday words, abbreviations, feminine forms, older names. */
export function loadJobAliases(): JobAliases {
  const byTitle = new Map<number, Map<LanguageCode, readonly string[]>>();
  for (const code of languageCodes) {
    for (const { titleId, aliases } of readJobAliases(code)) {
      const known = byTitle.get(titleId);
      if (known) known.set(code, aliases);
      else byTitle.set(titleId, new Map([[code, aliases]]));
    }
  }
  return byTitle;
}

/** The lines of one language's file: a title's number, a tab, its other names with semicolons between them. */
export function readJobAliases(code: LanguageCode): { titleId: number; aliases: string[] }[] {
  const lines = readFileSync(new URL(`${code}.tsv`, folder), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [no = '', names = ''] = line.split('\t');
    return { titleId: Number(no), aliases: names.split(';') };
  });
}
