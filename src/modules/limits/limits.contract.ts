import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

const limitRow = z.object({
  name: z.string(),
  text: z.string(),
  /** As the reader's language writes it; null where the rule is not for this side. */
  talent: z.string().nullable(),
  employer: z.string().nullable(),
});
const rankingRow = z.object({ name: z.string(), text: z.string(), value: z.string().nullable() });

export const limitsContract = {
  'GET /data/limits': endpoint({
    summary: 'Every limit of the product, and everything that decides the order of a list',
    access: 'anyone',
    input: z.object({ language_code: z.string().max(10).optional() }),
    answer: z.object({
      title: z.string(),
      description: z.string(),
      columns: z.object({
        rule: z.string(),
        talent: z.string(),
        employer: z.string(),
        input: z.string(),
        value: z.string(),
        none: z.string(),
      }),
      robots: z.string(),
      ranking_title: z.string(),
      ranking_text: z.string(),
      never: z.string(),
      groups: z.array(z.object({ group: z.string(), title: z.string(), text: z.string(), rows: z.array(limitRow) })),
      rankings: z.array(z.object({ list: z.string(), title: z.string(), text: z.string(), rows: z.array(rankingRow) })),
    }),
    errors: [],
    cacheSeconds: 3600,
  }),
} satisfies Contract;

type LimitsContract = typeof limitsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends LimitsContract {}
}
