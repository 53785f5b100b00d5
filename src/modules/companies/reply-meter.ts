import { z } from 'zod';

export { LEAST_SAMPLE } from './least-sample.ts';

/**
 * How someone answers (TRU-01), from real conversations of the last 90 days that a talent began: those answered by a
 * person within 14 days count for, those that have waited 72 hours without an answer count against.
 */
export const replyMeter = z.object({
  /** False below ten questions: 'not enough data', and no figures. */
  is_enough: z.boolean(),
  /** 0 to 1. */
  response_rate: z.number().min(0).max(1).nullable(),
  /** From the talent's first message to the first answer, among those answered. */
  median_reply_hours: z.number().min(0).nullable(),
  sample_size: z.number().int().min(0),
});

export type ReplyMeter = z.infer<typeof replyMeter>;

export const NO_REPLIES: ReplyMeter = {
  is_enough: false,
  response_rate: null,
  median_reply_hours: null,
  sample_size: 0,
};
