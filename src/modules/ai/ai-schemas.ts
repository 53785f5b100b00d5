import { z } from 'zod';

/** Who wrote a text. */
export const engine = z.object({
  kind: z.enum(['built-in', 'external']),
  /** The model's name; the built-in engine has none. */
  model: z.string().nullable(),
});

/** What is left of a day. */
export const credits = z.object({
  left: z.number().int(),
  limit: z.number().int(),
  /** When they are all back: the next 00:01 GMT+8. */
  renews_at: z.iso.datetime(),
});

export type Credits = z.infer<typeof credits>;

export function engineOf({ model }: { model: string | null }): z.infer<typeof engine> {
  return { kind: model === null ? 'built-in' : 'external', model };
}
