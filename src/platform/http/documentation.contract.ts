import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

export const documentationContract = {
  'GET /data/endpoints': endpoint({
    summary: 'Every call of this interface, for people to read',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({
      endpoints: z.array(
        z.object({
          method: z.string(),
          path: z.string(),
          summary: z.string(),
          access: z.string(),
          inputs: z.array(z.object({ name: z.string(), is_required: z.boolean() })),
          errors: z.array(z.object({ name: z.string(), code: z.number().int() })),
        }),
      ),
    }),
    errors: [],
    cacheSeconds: 3600,
  }),
} satisfies Contract;

type DocumentationContract = typeof documentationContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends DocumentationContract {}
}
