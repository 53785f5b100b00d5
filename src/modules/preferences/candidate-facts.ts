import { z } from 'zod';

/** What a talent may show or hide, each by itself. */
export const shownFacts = z.object({
  /** Title, work arrangement and job type of their preference. */
  wishes: z.boolean(),
  pay: z.boolean(),
  /** Country, place and time zone. */
  place: z.boolean(),
  languages: z.boolean(),
  /** Whether they can be hired for the job. */
  eligibility: z.boolean(),
});

/** A talent's facts as an employer gets them: what is hidden and what was never said both are null or empty. */
export const candidateFacts = z.object({
  title: z.string().nullable(),
  arrangement: z.string().nullable(),
  job_type: z.string().nullable(),
  /** For a month, in whole units. */
  pay: z.object({ min: z.number(), max: z.number(), currency: z.string() }).nullable(),
  place: z.string().nullable(),
  /** `UTC+8`. */
  timezone: z.string().nullable(),
  languages: z.array(z.string()),
});

export type ShownFacts = z.infer<typeof shownFacts>;
export type CandidateFacts = z.infer<typeof candidateFacts>;
