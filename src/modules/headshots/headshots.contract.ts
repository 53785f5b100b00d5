import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { fileLimits } from '#src/modules/files/file-kinds.ts';
import { BACKGROUNDS, CROPS } from './portrait-looks.ts';

const background = z.enum(BACKGROUNDS);
const crop = z.enum(CROPS);

const state = z.object({
  credits: z.object({
    left: z.number().int(),
    limit: z.number().int(),
    /** When they are all back: the next 00:01 GMT+8. */
    renews_at: z.iso.datetime(),
  }),
  headshot: z
    .object({
      id: z.number().int(),
      /** The photo as it was sent, without anything but its colours. */
      photo: z.string(),
      portrait: z.string(),
      background,
      crop,
      /** The crops that the photo has room for. */
      crops: z.array(crop),
      /** When all of it is removed. */
      expires_at: z.iso.datetime(),
    })
    .nullable(),
});

const calls = { max: 120, seconds: 60 };

export const headshotsContract = {
  'GET /jobseeker/headshot': endpoint({
    summary: 'The last portrait, while it is kept, and how many may still be made today',
    access: 'account',
    input: z.object({}),
    answer: state,
    errors: [],
  }),
  'POST /jobseeker/headshot': endpoint({
    summary:
      'Makes a portrait out of a photo (multipart/form-data), five a day. `reason` of 41291 says what is wrong with a photo; a photo that comes to nothing costs no chance',
    access: 'account',
    receives: { mostBytes: fileLimits.headshot },
    input: z.object({
      files: z.unknown(),
      filename: z.string().max(300).optional(),
      kind: z.literal('headshot').optional(),
    }),
    answer: state,
    errors: [
      'avatarGenerationFailed',
      'avatarGenerationLimit',
      'avatarTooLarge',
      'fileEmpty',
      'payloadTooLarge',
      'uploadFailed',
    ],
    limit: { max: 30, seconds: 600 },
    maxSeconds: 180,
  }),
  'PUT /jobseeker/headshot/:id': endpoint({
    summary: 'Another background or crop of the same portrait; costs nothing',
    access: 'account',
    input: z.object({ id, background, crop }),
    answer: state,
    errors: ['notFound', 'uploadFailed'],
    limit: calls,
  }),
  'DELETE /jobseeker/headshot/:id': endpoint({
    summary: 'Removes the portrait, the photo and everything that was made of it',
    access: 'account',
    input: z.object({ id }),
    answer: state,
    errors: ['notFound'],
    limit: calls,
  }),
} satisfies Contract;

export type HeadshotState = z.output<typeof state>;
export type Headshot = NonNullable<HeadshotState['headshot']>;

type HeadshotsContract = typeof headshotsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends HeadshotsContract {}
}
