import { z } from 'zod';
import { LINE_STATES } from '#src/modules/matching/match-lines.ts';

/** Analyses someone who hires may have made a day. */
export const ANALYSES_A_DAY = 3;
/** Of the rules that make a report; a change of what it says is a new one. */
export const REPORT_VERSION = 1;

/** Why none can be made: the team has not allowed it, nothing was shared, the profile is kept back, there is no job. */
export const ANALYSIS_OBSTACLES = ['permission', 'not_shared', 'kept_back', 'no_job'] as const;
export type AnalysisObstacle = (typeof ANALYSIS_OBSTACLES)[number];

const line = z.object({
  /** What the job asks for. */
  asks: z.string(),
  state: z.enum(LINE_STATES),
  /** The candidate's own words, and where they stand. */
  said: z.array(z.object({ text: z.string(), where: z.string(), when: z.string() })),
  note: z.string(),
});

/** Facts for reading a profile, without a score and without a verdict. */
export const analysisReport = z.object({
  /** Found in the candidate's own words. */
  strengths: z.array(line),
  /** Found in part, or looked for and not found. */
  gaps: z.array(line),
  /** Place, arrangement, kind of job, right to work, pay. */
  practical: z.array(line),
  /** What nothing in the profile says either way. */
  unknown: z.array(z.string()),
  /** Jobs as they are told, the newest first; nothing is said of what lies between them. */
  timeline: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      from: z.string().nullable(),
      /** Null while it lasts, and where it is not told. */
      to: z.string().nullable(),
      is_current: z.boolean(),
      months: z.number().int().nullable(),
    }),
  ),
  /** Worth asking in an interview. */
  questions: z.array(z.string()),
});
export type AnalysisReport = z.infer<typeof analysisReport>;
