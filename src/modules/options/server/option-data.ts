import { readdirSync } from 'node:fs';
import { lazy } from '#src/kernel/lazy.ts';
import { loadJobFunctions } from './job-functions.ts';
import { loadPlaces } from './locations.ts';
import { type Rates, readRates } from './rates.ts';
import { type Row, readTable } from './read-table.ts';

export interface Country {
  id: number;
  code: string;
  dialCode: string;
  currency: string;
  isSmsAllowed: boolean;
}

export interface Skill {
  id: number;
  category: string;
  aliases: string[];
  names: Row;
}

export interface OptionData {
  countries: Country[];
  functions: ReturnType<typeof loadJobFunctions>;
  places: ReturnType<typeof loadPlaces>;
  lists: Map<string, Row[]>;
  skills: Skill[];
  rates: Rates;
}

const folder = new URL('../data/', import.meta.url);

/**
 * All reference data. It changes with the program, so it lives in files, not in the database; only rates may be newer.
 * Without rates of one's own it is always the same object, by which search knows what it has learnt already.
 */
export function loadOptionData(ratesFile?: string, onProblem: (message: string) => void = () => {}): OptionData {
  return ratesFile ? { ...readFiles(), rates: readRates(ratesFile, onProblem) } : readBundled();
}

const readBundled = lazy((): OptionData => ({ ...readFiles(), rates: readRates(undefined, () => {}) }));

const readFiles = lazy((): Omit<OptionData, 'rates'> => {
  const listFiles = readdirSync(new URL('lists/', folder)).filter((name) => name.endsWith('.tsv'));
  return {
    countries: readTable(new URL('countries.tsv', folder)).map(toCountry),
    functions: loadJobFunctions(),
    places: loadPlaces(),
    lists: new Map(listFiles.map((name) => [name.slice(0, -4), readTable(new URL(`lists/${name}`, folder))])),
    skills: ['skills-named.tsv', 'skills-translated.tsv'].flatMap((name) =>
      readTable(new URL(name, folder)).map(toSkill),
    ),
  };
});

function toCountry(row: Row): Country {
  return {
    id: Number(row.no),
    code: row.code ?? '',
    dialCode: row.dial ?? '',
    currency: row.currency ?? '',
    isSmsAllowed: row.sms === '1',
  };
}

function toSkill(row: Row): Skill {
  const aliases = (row.aliases ?? '').split(';').filter(Boolean);
  return { id: Number(row.no), category: row.category ?? '', aliases, names: row };
}
