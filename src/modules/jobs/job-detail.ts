import { z } from 'zod';
import { named } from '#src/kernel/schemas.ts';
import { presence } from '#src/modules/accounts/presence.ts';
import { companyCard } from '#src/modules/companies/company-card.ts';
import { replyMeter } from '#src/modules/companies/reply-meter.ts';
import { jobCard } from './job-card.ts';

/** Everything that a talent may know about a job. */
export const jobDetail = jobCard.extend({
  status: z.enum(['open', 'on_hold']),
  /** Cleaned HTML: paragraphs, lists and headings only. */
  description: z.string(),
  timezone: z.string().nullable(),
  /** Key of the job type list, e.g. `full-time`. */
  job_type_key: z.string(),
  /** ISO code of the country. */
  country_code: z.string(),
  /** What the employer pays in whole units; null when unpaid or negotiable. */
  salary: z.object({ min: z.number(), max: z.number(), currency: z.string() }).nullable(),
  locations: z.array(named.extend({ latitude: z.number().nullable(), longitude: z.number().nullable() })),
  main_function: named.extend({ seo: z.string() }),
  sub_function: named,
  work_experience: named,
  qualification: named,
  skills: z.array(named),
  benefits: z.array(named),
  company_card: companyCard,
  /** The Boss: first name and initial until they share more. */
  recruiter: z.object({ name: z.string(), position: z.string(), presence }),
  /** How this job and its company are answered for; `reply` is the Boss. */
  job_reply: replyMeter,
  company_reply: replyMeter,
  view_count: z.number().int(),
  /** From the first posting: posting the same job again, or rewording it, does not make it young. */
  days_open: z.number().int(),
  /** How often it was posted again, and when it was open before, newest first. */
  repost_count: z.number().int(),
  posting_history: z.array(z.object({ posted_at: z.iso.datetime(), closed_at: z.iso.datetime().nullable() })),
  /** When the employer last said that the vacancy exists. */
  confirmed_at: z.iso.datetime().nullable(),
  is_company_verified: z.boolean(),
  /** What the employer may ask for; empty for anyone. */
  work_eligibilities: z.array(named),
  screening_questions: z.array(
    z.object({
      id: z.number().int(),
      question: z.string(),
      kind: z.enum(['text', 'yes_no', 'choice']),
      choices: z.array(z.string()),
    }),
  ),
  updated_at: z.iso.datetime(),
  valid_through: z.iso.datetime(),
});

export type JobDetail = z.infer<typeof jobDetail>;
