import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId } from '#src/kernel/row-id.ts';

/** As browsers give it: base64url without padding, of so many bytes. */
const bytes = (characters: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .min(characters)
    .max(characters + 2);

const devices = z.array(
  z.object({
    id: z.number().int(),
    /** What its browser calls itself; empty when it did not say. */
    name: z.string(),
    is_this: z.boolean(),
    shows_details: z.boolean(),
    created_at: z.iso.datetime(),
  }),
);

/** Web push: which browsers hear of news while no page is open. */
export const pushContract = {
  'GET /notification/push': endpoint({
    summary: 'The key to subscribe with (null: push is off here), and the browsers that get push notifications',
    access: 'account',
    input: z.object({}),
    answer: z.object({ public_key: z.string().nullable(), devices }),
    errors: [],
  }),
  'POST /notification/push/subscribe': endpoint({
    summary: 'Sends push notifications to this browser, as long as its session lasts',
    access: 'account',
    input: z.object({
      /** The address of the browser’s push service. */
      endpoint: z.string().max(1000),
      p256dh: bytes(87),
      auth: bytes(22),
      /** Names and jobs may be seen on the screen; what someone wrote never is. */
      shows_details: z.boolean().optional(),
    }),
    answer: z.object({ devices }),
    errors: ['notFound'],
    limit: { max: 30, seconds: 600 },
  }),
  'POST /notification/push/devices/:id': endpoint({
    summary: 'Says whether push notifications to a browser show names and jobs',
    access: 'account',
    input: z.object({ id: rowId, shows_details: z.boolean() }),
    answer: z.object({ devices }),
    errors: ['notFound'],
    limit: { max: 120, seconds: 60 },
  }),
  'DELETE /notification/push/devices/:id': endpoint({
    summary: 'Sends no more push notifications to a browser',
    access: 'account',
    input: z.object({ id: rowId }),
    answer: z.object({ devices }),
    errors: ['notFound'],
    limit: { max: 120, seconds: 60 },
  }),
} satisfies Contract;

type PushContract = typeof pushContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends PushContract {}
}
