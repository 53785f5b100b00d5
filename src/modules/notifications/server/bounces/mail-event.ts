import { z } from 'zod';

export const mailEvent = z.object({
  type: z.enum(['hard_bounce', 'soft_bounce', 'complaint']),
  email: z.email().max(254),
  detail: z.string().max(500).default(''),
});

/** What came of a message, however its provider says it. */
export type MailEvent = z.output<typeof mailEvent>;
