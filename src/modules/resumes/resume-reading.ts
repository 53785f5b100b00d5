import { z } from 'zod';
import { named } from '#src/kernel/schemas.ts';
import { resumeContent } from '#src/modules/profiles/resume-content.ts';

/** Where something was read: the page from 1 and the place on it in points from the upper left, when the format has places. */
const fieldSource = z.object({
  page: z.number().int(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** The words as they stand there. */
  text: z.string(),
});

const readField = z.object({
  /** How sure the reader is, from 0 to 1. */
  confidence: z.number(),
  source: fieldSource.nullable(),
  /** What else it may be, the likeliest first. */
  alternatives: z.array(z.string()),
});

export const resumeReading = z.object({
  content: resumeContent,
  /** By the path of the field, e.g. `email` or `work_experiences.0.title`. */
  fields: z.record(z.string(), readField),
  /** Sizes of the pages in points; empty for a format without pages. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
});

/** What was read, with the country of our list that the nationality names. */
export const parsedResume = resumeReading.extend({ nationality: named.nullable() });

export type ReadField = z.infer<typeof readField>;
export type ResumeReading = z.infer<typeof resumeReading>;
export type ParsedResume = z.infer<typeof parsedResume>;
export type { Refusal } from './refusals.ts';
