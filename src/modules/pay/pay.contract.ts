import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

/** Another page of the same kind; the figure is the median, as the reader's language writes it. */
const payLink = z.object({ slug: z.string(), name: z.string(), median: z.string(), sample: z.number().int() });
const words = z.record(z.string(), z.string());

/** How many postings a figure needs. */
export const LEAST_POSTINGS = 20;

const figures = z.object({
  currency: z.string(),
  /** Whole units of the currency, a month. */
  low: z.number(),
  median: z.number(),
  high: z.number(),
  low_text: z.string(),
  median_text: z.string(),
  high_text: z.string(),
  bars: z.array(z.object({ text: z.string(), count: z.number().int() })),
  computed_on: z.string(),
});

export const payContract = {
  'GET /data/pay': endpoint({
    summary: 'Titles whose posted pay is known in a country',
    access: 'anyone',
    input: z.object({ language_code: z.string().max(10).optional() }),
    answer: z.object({ words, country: z.object({ slug: z.string(), name: z.string() }), titles: z.array(payLink) }),
    errors: [],
  }),
  'GET /data/pay/:title': endpoint({
    summary: 'What open jobs of a title pay in a country or city',
    access: 'anyone',
    input: z.object({
      /** The word of its address, or its number in `function_lists`. */
      title: z.string().max(200),
      /** Key of a country (`sg`) or a city (`tokyo-jp`); without it, the country of who asks. */
      place: z.string().max(100).optional(),
      language_code: z.string().max(10).optional(),
    }),
    answer: z.object({
      words,
      title: z.object({ slug: z.string(), name: z.string() }),
      place: z.object({ slug: z.string(), name: z.string(), is_country: z.boolean(), country_code: z.string() }),
      /** Postings with stated pay in the country's currency. */
      sample: z.number().int(),
      least: z.number().int(),
      /** Null with fewer postings than that: too few say nothing. */
      figures: figures.nullable(),
      /** Below the language segment. */
      jobs_url: z.string(),
      places: z.array(payLink),
      titles: z.array(payLink),
      countries: z.array(payLink),
    }),
    errors: ['notFound'],
  }),
} satisfies Contract;

type PayContract = typeof payContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends PayContract {}
}
