import { z } from 'zod';
import { named } from '#src/kernel/schemas.ts';
import { replyMeter } from '#src/modules/companies/reply-meter.ts';

const text = z.string().nullable();

/**
 * One comparable figure (TRU-05): what the job pays in a month in the viewer's currency, how it was worked out, and
 * what the employer really wrote.
 */
export const payFigure = z.object({
  /** Whole units of `currency`; null when unpaid or not stated. */
  monthly_min: z.number().nullable(),
  monthly_max: z.number().nullable(),
  currency: z.string(),
  /** The monthly figure as text in the viewer's language, e.g. `S$5,200 – 7,800`. */
  text: z.string(),
  /** The employer's own words, e.g. `US$30 – 45 an hour`. */
  original: z.string(),
  is_converted: z.boolean(),
  is_recalculated: z.boolean(),
  rate: z.number().nullable(),
  rate_date: z.iso.date().nullable(),
  is_rate_stale: z.boolean(),
  hours_per_month: z.number(),
  days_per_month: z.number(),
});

/** 'Can you be hired from here?' (TRU-08): one answer, and each rule with its own. */
export const eligibility = z.object({
  answer: z.enum(['yes', 'no', 'unknown']),
  rules: z.array(
    z.object({
      rule: z.enum(['country', 'timezone', 'language', 'work_eligibility']),
      answer: z.enum(['yes', 'no', 'unknown']),
      /** What the rule asks for, translated, e.g. country names or `UTC+8`. */
      wants: z.string(),
      /** The part of it that is not known to be met; empty where the rule is met. */
      unmet: z.string(),
    }),
  ),
});

/** What a card says of the reader's own application; how it goes is told by its timeline. */
const ownApplication = z.object({ applied_at: z.iso.datetime(), is_withdrawn: z.boolean() });

/** The specification's job card, and what Parley adds to it. */
export const jobCard = z.object({
  id: z.number().int(),
  job_title: z.string(),
  job_title_id: z.number().int(),
  company_logo: z.string(),
  job_url: z.string(),
  query_id: z.string(),
  reco_from: z.string(),
  scene: z.string(),
  salary_type_id: z.number().int(),
  salary_type: z.object({ id: z.number().int() }),
  salary_range: text,
  salary_range_value: text,
  daily_salary_range_value: text,
  hourly_salary_range: text,
  hourly_salary_range_value: text,
  annually_salary_range_value: text,
  local_salary_range_value: text,
  local_daily_salary_range_value: text,
  local_hourly_salary_range_value: text,
  local_annually_salary_range_value: text,
  is_un_paid: z.boolean(),
  is_negotiable: z.boolean(),
  work_arrangement_id: z.number().int(),
  work_arrangement: z.string(),
  job_type: z.string(),
  /** In words such as `Team of 6–15`; empty where the employer has not said. */
  team_size: z.string(),
  location: z.string(),
  country: named,
  remote_countries: z.array(named),
  is_remote_worldwide: z.boolean(),
  languages: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Which the employer wrote it in. */
  language: z.string(),
  company: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    url: z.string(),
    is_verified: z.boolean(),
    is_agency: z.boolean(),
  }),
  is_urgent: z.boolean(),
  /** The employer has paid for a better place: said on the card wherever it shows (TRU-06). */
  is_promoted: z.boolean(),
  is_web3: z.boolean(),
  posted_at: z.iso.datetime(),
  pay: payFigure,
  /** Null for jobs that are not remote and ask for no work eligibility. */
  eligibility: eligibility.nullable(),
  is_saved: z.boolean(),
  /** APP-01: the reader's own application for it; null for guests and for whoever has not applied. */
  application: ownApplication.nullable(),
  /** TRU-02: too many wait for an answer, so nobody new can write until the recruiter has caught up. */
  is_intake_paused: z.boolean(),
  /** How the Boss of the job answers (TRU-01). */
  reply: replyMeter,
});

export type JobCard = z.infer<typeof jobCard>;
export type OwnApplication = z.infer<typeof ownApplication>;
export type PayFigure = z.infer<typeof payFigure>;
export type Eligibility = z.infer<typeof eligibility>;
