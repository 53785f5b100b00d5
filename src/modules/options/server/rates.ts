import { readFileSync } from 'node:fs';
import { z } from 'zod';

const ratesSchema = z.object({
  date: z.iso.date(),
  base: z.literal('USD'),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
});

export type Rates = z.infer<typeof ratesSchema>;

const bundledFile = new URL('../data/rates.json', import.meta.url);

/**
 * The dated exchange rates: units of a currency for one US dollar. An operator's own file takes the place of the
 * bundled one; a broken one is reported and the bundled one stays.
 */
export function readRates(file: string | undefined, onProblem: (message: string) => void): Rates {
  if (file) {
    try {
      return ratesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      onProblem(`the rates file ${file} was not used: ${(error as Error).message}`);
    }
  }
  return ratesSchema.parse(JSON.parse(readFileSync(bundledFile, 'utf8')));
}
