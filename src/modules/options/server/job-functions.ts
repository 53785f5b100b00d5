import { readdirSync } from 'node:fs';
import type { LanguageCode } from '../languages.ts';
import { type JobAliases, loadJobAliases } from './job-aliases.ts';
import { type Row, readTable } from './read-table.ts';

export interface JobTitle {
  id: number;
  seo: string;
  heat: number;
  names: Row;
  /** Other names whose language is not told: abbreviations, tools, words that several languages share. */
  aliases: string[];
  /** What people call the job in one language. */
  localAliases: ReadonlyMap<LanguageCode, readonly string[]>;
  isBlueCollar: boolean;
  isFeatured: boolean;
  isWeb3: boolean;
  mainId: number;
  subId: number;
}

export interface SubFunction {
  id: number;
  seo: string;
  heat: number;
  names: Row;
  titles: JobTitle[];
}

export interface MainFunction {
  id: number;
  seo: string;
  heat: number;
  names: Row;
  subs: SubFunction[];
}

/** A title that a talent typed because none of ours fitted. */
export const CUSTOM_TITLE_ID = 881;

const folder = new URL('../data/job-functions/', import.meta.url);

/** All main functions, the most sought first. */
export function loadJobFunctions(): MainFunction[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const aliases = loadJobAliases();
  return files.map((name) => readFunction(readTable(new URL(name, folder)), aliases)).sort((a, b) => b.heat - a.heat);
}

/** Every other name of a title, in whatever language. */
export function aliasesOf(title: JobTitle): string[] {
  return [...new Set([title.aliases, ...title.localAliases.values()].flat())];
}

function readFunction(rows: Row[], aliases: JobAliases): MainFunction {
  const main: MainFunction = { ...base(rows[0] as Row), subs: [] };
  for (const row of rows.slice(1)) {
    const sub = main.subs.at(-1);
    if (row.kind === 'S') main.subs.push({ ...base(row), titles: [] });
    else if (sub) sub.titles.push(readTitle(row, main.id, sub.id, aliases));
  }
  return main;
}

function base(row: Row) {
  return { id: Number(row.no), seo: row.seo ?? '', heat: Number(row.heat), names: row };
}

function readTitle(row: Row, mainId: number, subId: number, aliases: JobAliases): JobTitle {
  const flags = (row.flags ?? '').split(',');
  return {
    ...base(row),
    aliases: (row.aliases ?? '').split(';').filter(Boolean),
    localAliases: aliases.get(Number(row.no)) ?? new Map(),
    isBlueCollar: flags.includes('blue'),
    isFeatured: flags.includes('featured'),
    isWeb3: flags.includes('web3'),
    mainId,
    subId,
  };
}
