import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { credits } from '#src/modules/ai/ai-schemas.ts';
import { fileLimits } from '#src/modules/files/file-kinds.ts';
import { BACKGROUNDS, CROPS, HEADSHOT_ENGINES } from './portrait-looks.ts';

const background = z.enum(BACKGROUNDS);
const crop = z.enum(CROPS);
const engine = z.enum(HEADSHOT_ENGINES);

const state = z.object({
  credits,
  /** The model that this person may choose; null where none is set up, or they let none be used. */
  external_model: z.string().nullable(),
  headshot: z
    .object({
      id: z.number().int(),
      /** The photo as it was sent, without anything but its colours. */
      photo: z.string(),
      portrait: z.string(),
      /** Which engine made the portrait that is shown. */
      engine,
      background,
      crop,
      /** The crops that the photo has room for. */
      crops: z.array(crop),
      /** The outside service that the photo was sent to, and its portrait if a usable one came. */
      external: z.object({ model: z.string(), portrait: z.string().nullable() }).nullable(),
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
      'Makes a portrait out of a photo (multipart/form-data), five a day. With `engine` `external` the outside service draws it, when this site has one and the person allows it; when it fails the portrait made here is kept. `reason` of 41291 says what is wrong with a photo; a photo that comes to nothing costs no chance',
    access: 'account',
    receives: { mostBytes: fileLimits.headshot },
    input: z.object({
      files: z.unknown(),
      filename: z.string().max(300).optional(),
      kind: z.literal('headshot').optional(),
      engine: engine.default('built-in'),
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
    maxSeconds: 240,
  }),
  'PUT /jobseeker/headshot/:id': endpoint({
    summary: 'Another background or crop of the same portrait, or the one that the outside service drew; costs nothing',
    access: 'account',
    input: z.object({ id, background, crop, engine: engine.default('built-in') }),
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
