import type { JobCard } from './job-card.ts';
import { isWorkedOut, type ShownPay } from './worked-out.ts';

const SHOWN = [
  'id',
  'query_id',
  'reco_from',
  'scene',
  'job_title',
  'job_url',
  'company_logo',
  'salary_type_id',
  'work_arrangement_id',
  'work_arrangement',
  'job_type',
  'team_size',
  'location',
  'remote_countries',
  'is_remote_worldwide',
  'language',
  'languages',
  'is_urgent',
  'is_promoted',
  'is_web3',
  'posted_at',
  'is_saved',
  'application',
  'is_intake_paused',
  'reply',
] as const satisfies (keyof JobCard)[];

/** What a list on a page shows of a job. */
export type ListedJob = Pick<JobCard, (typeof SHOWN)[number] | 'eligibility'> & {
  pay: ShownPay;
  company: Pick<JobCard['company'], 'name' | 'is_verified' | 'is_agency'>;
};

/** The card without what only programs ask the API for: each page carries its cards a second time, as data for its scripts. */
export function listed(job: JobCard): ListedJob {
  const { company, eligibility, pay } = job;
  return {
    ...(Object.fromEntries(SHOWN.map((key) => [key, job[key]])) as Pick<JobCard, (typeof SHOWN)[number]>),
    company: { name: company.name, is_verified: company.is_verified, is_agency: company.is_agency },
    pay: isWorkedOut(pay) ? pay : plainPay(pay),
    // Rules that are met are told by the answer alone.
    eligibility: eligibility && { ...eligibility, rules: eligibility.rules.filter(({ answer }) => answer !== 'yes') },
  };
}

/** How it was worked out is told only where it was. */
function plainPay({ monthly_min, monthly_max, text, is_converted, is_recalculated }: ShownPay): ShownPay {
  return { monthly_min, monthly_max, text, is_converted, is_recalculated };
}
