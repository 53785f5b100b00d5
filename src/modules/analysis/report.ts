import { z } from 'zod';
import { needs, type PartName, partNames, type RuleName, ruleNames, tierNames } from './rubric.ts';

/** Where words of a resume stand, and where they are changed. */
export const sections = ['basics', 'summary', 'work', 'education', 'skills', 'languages', 'preference'] as const;

const count = z.number().int().min(0);

/** Words that a rule has looked at, as they were written, with the stretches that it means. */
export const quote = z.object({
  section: z.enum(sections),
  /** Which entry of the section: a job, a school. */
  label: z.string(),
  text: z.string(),
  marks: z.array(z.tuple([count, count])),
});

const judged = z.object({
  rule: z.enum(ruleNames as [RuleName, ...RuleName[]]),
  part: z.enum(partNames as [PartName, ...PartName[]]),
  points: count,
  /** What it can give in this report; more than published where others of its part were left out. */
  max: count,
  /** What was missing, where the rule was left out. */
  left_out: z.enum(needs).nullable(),
  /** What was counted, where the rule counts: `done` of `total`. */
  done: count.nullable(),
  total: count.nullable(),
  quotes: z.array(quote),
});

const skillCount = z.object({ name: z.string(), count });

/** What open jobs ask for; the counts are of jobs that were really read. */
const compared = z.object({
  title: z.string(),
  /** How many open jobs were read, and whether of this title or of its field. */
  jobs: count,
  of: z.enum(['title', 'field']),
  field: z.string(),
  add: z.array(skillCount),
  drop: z.array(skillCount),
  has: z.array(skillCount),
});

export const report = z.object({
  score: count.max(100),
  tier: z.enum(tierNames),
  /** Of the words, as far as it is one of those that we have lists for. */
  language: z.string().nullable(),
  rules: z.array(judged),
  compared: compared.nullable(),
});

export type Section = (typeof sections)[number];
export type Quote = z.infer<typeof quote>;
export type Judged = z.infer<typeof judged>;
export type Compared = z.infer<typeof compared>;
export type Report = z.infer<typeof report>;
