import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { pageNumber } from '#src/kernel/schemas.ts';

export const moderationContract = {
  'GET /operator/audit-log': endpoint({
    summary: 'What operators have done, newest first',
    access: 'role:operator',
    input: z.object({
      subject: z.string().max(40).optional(),
      subject_id: z.coerce.number().int().optional(),
      page: pageNumber,
    }),
    answer: z.object({
      entries: z.array(
        z.object({
          id: z.number().int(),
          operator: z.object({ account_id: z.number().int(), name: z.string() }),
          action: z.string(),
          subject: z.string(),
          subject_id: z.number().int(),
          reason: z.string(),
          /** What was before and after, as the action keeps it. */
          details: z.record(z.string(), z.unknown()),
          created_at: z.iso.datetime(),
        }),
      ),
      page: z.number().int(),
      page_count: z.number().int(),
    }),
    errors: [],
  }),
} satisfies Contract;
