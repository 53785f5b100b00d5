import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { sites } from '../sites.ts';

const ratesSchema = z.object({
  date: z.iso.date(),
  base: z.literal('USD'),
  rates: z
    .record(z.string().regex(/^[A-Z]{3}$/), z.number().positive())
    .refine((rates) => sites.every(({ currency }) => rates[currency]), 'the currency of a site has no rate'),
});

export interface Rates extends z.infer<typeof ratesSchema> {
  /** A currency's id is its place in the bundled file, so that another file does not renumber the list. */
  ids: Record<string, number>;
}

const bundledFile = new URL('../data/rates.json', import.meta.url);

/**
 * The dated exchange rates: units of a currency for one US dollar. An operator's own file takes the place of the
 * bundled one; a broken one, or one that a site could not do without, is reported and the bundled one stays.
 */
export function readRates(file: string | undefined, onProblem: (message: string) => void): Rates {
  const bundled = readFile(bundledFile);
  const ids = Object.fromEntries(Object.keys(bundled.rates).map((code, index) => [code, index + 1]));
  return { ...((file && readOwn(file, onProblem)) || bundled), ids };
}

function readOwn(file: string, onProblem: (message: string) => void) {
  try {
    return readFile(file);
  } catch (error) {
    onProblem(`the rates file ${file} was not used: ${(error as Error).message}`);
    return undefined;
  }
}

function readFile(file: string | URL) {
  return ratesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
