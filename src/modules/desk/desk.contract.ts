import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { waitingKinds } from '#src/kernel/waiting.ts';

export const deskContract = {
  'GET /operator/waiting': endpoint({
    summary: 'What waits for an operator, each kind with its number and its oldest, the oldest first',
    access: 'role:operator',
    input: z.object({}),
    answer: z.object({
      waiting: z.array(
        z.object({
          kind: z.enum(waitingKinds),
          /** At most a thousand. */
          count: z.number().int(),
          since: z.iso.datetime(),
        }),
      ),
    }),
    errors: [],
  }),
} satisfies Contract;

type DeskContract = typeof deskContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends DeskContract {}
}
