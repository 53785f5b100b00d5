import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

const reach = z.object({
  company_id: z.number().int(),
  /** Whether aggregators may copy the company's open jobs from `/feeds/jobs.xml`. */
  is_in_feeds: z.boolean(),
  may_change: z.boolean(),
});

export const feedsContract = {
  'GET /recruiters/company/reach': endpoint({
    summary: "Where the company's jobs are shown besides this site",
    access: 'member',
    input: z.object({}),
    answer: reach,
    errors: ['companyNotFound'],
  }),
  'POST /recruiters/company/reach': endpoint({
    summary: "Lets aggregators copy the company's open jobs, or no longer",
    access: 'member',
    input: z.object({ is_in_feeds: z.boolean() }),
    answer: reach,
    errors: ['noPermission', 'companyNotFound'],
  }),
} satisfies Contract;

type FeedsContract = typeof feedsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends FeedsContract {}
}
