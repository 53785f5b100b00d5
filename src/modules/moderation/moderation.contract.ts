import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as number } from '#src/kernel/row-id.ts';

export const moderationContract = {
  'GET /operator/audit-log': endpoint({
    summary: 'What operators have done, newest first: by whom, what, about what and on which days',
    access: 'role:operator',
    input: z.object({
      operator_id: number.optional(),
      action: z.string().max(60).optional(),
      subject: z.string().max(40).optional(),
      subject_id: number.optional(),
      /** A part of the name that what it was about had then. */
      target: z.string().max(120).optional(),
      /** Days in UTC, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** Entries older than this one: what `next` of the last answer said. */
      before: number.optional(),
    }),
    answer: z.object({
      entries: z.array(
        z.object({
          id: z.number().int(),
          /** Null for what no operator did: a command on the server, or time that ran out. */
          operator: z.object({ account_id: z.number().int(), name: z.string() }).nullable(),
          action: z.string(),
          subject: z.string(),
          subject_id: z.number().int(),
          reason: z.string(),
          /** What was before and after, as the action keeps it. */
          details: z.record(z.string(), z.unknown()),
          created_at: z.iso.datetime(),
        }),
      ),
      /** Where older entries go on; null at the end. */
      next: z.number().int().nullable(),
      /** Everyone who stands in the log, and everything that was done: what can be filtered by. */
      operators: z.array(z.object({ account_id: z.number().int(), name: z.string() })),
      actions: z.array(z.string()),
    }),
    errors: [],
  }),
} satisfies Contract;

type ModerationContract = typeof moderationContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ModerationContract {}
}
