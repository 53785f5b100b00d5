import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/);

export const ratesContract = {
  'GET /config/rates': endpoint({
    summary:
      'The dated exchange rate of two currencies, how it moved in the last 90 days, and all currencies there are',
    access: 'anyone',
    input: z.object({ from: code, to: code, language_code: z.string().max(10).optional() }),
    answer: z.object({
      /** The day of the rates. */
      date: z.iso.date(),
      /** Units of the second currency for one of the first. */
      rate: z.number(),
      currencies: z.array(z.object({ code: z.string(), name: z.string() })),
      /** The oldest first; a day for each file of rates that the site has had. */
      history: z.array(z.object({ date: z.iso.date(), rate: z.number() })),
    }),
    errors: ['notFound'],
  }),
} satisfies Contract;

type RatesContract = typeof ratesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends RatesContract {}
}
