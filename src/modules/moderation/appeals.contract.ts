import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

const token = z.string().min(10).max(200);

export const appealsContract = {
  'GET /appeals/:token': endpoint({
    summary: 'The decision behind a link from a notification or a refused sign-in',
    access: 'anyone',
    input: z.object({ token }),
    answer: z.object({
      action: z.enum(['warn', 'take_down', 'suspend']),
      target: z.enum(['job', 'company', 'person']),
      /** The job's title or the company's name; empty for a person. */
      name: z.string(),
      reason: z.string(),
      note: z.string(),
      decided_at: z.iso.datetime(),
      ends_at: z.iso.datetime().nullable(),
      /** Whether it can still be appealed, has been, or is over. */
      state: z.enum(['open', 'filed', 'turned_down', 'over']),
    }),
    errors: ['linkExpired'],
    limit: { max: 60, seconds: 600 },
  }),
  'POST /appeals/:token': endpoint({
    summary: 'Appeals a decision, once; someone who did not make it looks at it',
    access: 'anyone',
    input: z.object({ token, text: z.string().trim().min(10).max(2000) }),
    answer: z.object({ is_received: z.boolean() }),
    errors: ['linkExpired', 'appealFiled'],
    limit: { max: 10, seconds: 3600 },
  }),
} satisfies Contract;

type AppealsContract = typeof appealsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends AppealsContract {}
}
