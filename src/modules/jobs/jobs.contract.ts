import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as jobId } from '#src/kernel/row-id.ts';
import { named, pageNumber } from '#src/kernel/schemas.ts';
import { cameFrom } from './came-from.ts';
import { jobCard } from './job-card.ts';
import { jobDetail } from './job-detail.ts';

const optionNumber = z.coerce.number().int().min(1).max(2_147_483_647);

export const jobsContract = {
  'GET /job/:id': endpoint({
    summary: 'A job with everything a job seeker can see; a closed one answers 410',
    access: 'anyone',
    input: z.object({ id: jobId }),
    answer: jobDetail,
    errors: ['notFound', 'jobClosed', 'jobDeleted'],
  }),
  'POST /job/:id/view': endpoint({
    summary: 'Counts a view; the same visitor counts once a day',
    access: 'session',
    input: z.object({ id: jobId, device: z.enum(['web', 'mobile_web', 'ios', 'android']), from: cameFrom }),
    answer: z.object({ is_counted: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 240, seconds: 60 },
  }),
  'POST /job/:id/save': endpoint({
    summary: 'Saves a job, or removes it from the saved ones',
    access: 'session',
    input: z.object({ id: jobId, save: z.boolean() }),
    answer: z.object({ is_saved: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 240, seconds: 60 },
  }),
  'GET /job/saved': endpoint({
    summary: 'Saved jobs, newest first',
    access: 'session',
    input: z.object({ page: pageNumber }),
    answer: z.object({ jobs: z.array(jobCard), total: z.number().int() }),
    errors: [],
  }),
  'GET /job/saved/copy': endpoint({
    summary: 'Up to 200 saved jobs with the beginning of their descriptions, to be read without a connection',
    access: 'session',
    input: z.object({}),
    answer: z.object({
      jobs: z.array(
        z.object({
          id: z.number().int(),
          title: z.string(),
          company: z.string(),
          pay: z.string(),
          place: z.string(),
          /** Below the language segment. */
          path: z.string(),
          /** Plain words, a line for each paragraph. */
          text: z.string(),
        }),
      ),
    }),
    errors: [],
    limit: { max: 30, seconds: 60 },
  }),
  'GET /job/saved-ids': endpoint({
    summary: 'The ids of saved jobs, newest first, at most a thousand; a visitor has none',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({ job_ids: z.array(z.number().int()) }),
    errors: [],
    limit: { max: 240, seconds: 60 },
  }),
  'GET /job/title-market': endpoint({
    summary: 'Monthly pay of open jobs with a title in a country, and the industry the title belongs to',
    access: 'anyone',
    input: z.object({ function_job_title_id: optionNumber, country_id: optionNumber }),
    answer: z.object({
      currency: z.string(),
      /** How many jobs the pay is worked out of; zero and no pay when they are too few. */
      sample: z.number().int(),
      min_salary: z.number().nullable(),
      max_salary: z.number().nullable(),
      /** The same as the reader writes it. */
      salary_range: z.string().nullable(),
      industry: named.nullable(),
    }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /job/:id/report': endpoint({
    summary: 'Tells the operators that something is wrong with a job',
    access: 'session',
    input: z.object({ id: jobId, reason_id: z.number().int(), note: z.string().trim().max(1000).default('') }),
    answer: z.object({ is_received: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 10, seconds: 3600 },
  }),
  'GET /api-go/web/jobseeker/redirect_condition': endpoint({
    summary: 'Where a job seeker who opens the job should go next',
    access: 'anyone',
    input: z.object({ job_id: jobId }),
    answer: z.object({
      condition: z.enum(['sign_in', 'complete_profile', 'chat', 'apply', 'on_hold', 'closed']),
      url: z.string(),
    }),
    errors: ['notFound'],
  }),
} satisfies Contract;

export type { JobDetail } from './job-detail.ts';

type JobsContract = typeof jobsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends JobsContract {}
}
