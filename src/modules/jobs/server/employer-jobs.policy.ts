import { permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import type { JobStatus } from './jobs.queries.ts';

type Me = NonNullable<Parameters<typeof permissionsOf>[0]>;

/** Own jobs, or all of the company's for an admin; colleagues may look. */
export function mayManageJob(me: Me, job: { recruiter_id: number }): boolean {
  return job.recruiter_id === me.account_id || permissionsOf(me).manage_all_jobs;
}

/** What may be done with a job now; the verbs ask the same. */
export function jobActions(
  me: Me,
  job: { recruiter_id: number; status: JobStatus; is_hidden: boolean; confirmed_at: Date | null },
) {
  const may = mayManageJob(me, job);
  return {
    edit: may && job.status !== 'closed',
    reopen: may && job.status !== 'open' && !job.is_hidden,
    delete: may,
    confirm: may && job.status !== 'closed' && !job.is_hidden && job.confirmed_at !== null,
  };
}

/** TRU-03: a vacancy is confirmed for so many days, and asked about a little earlier. */
export const CONFIRM_DAYS = 14;
export const REMIND_DAYS = 11;
const DAY = 86_400_000;

export function confirmBy(confirmedAt: Date | null): Date | null {
  return confirmedAt === null ? null : new Date(confirmedAt.getTime() + CONFIRM_DAYS * DAY);
}

/** It is time to ask, or the job has left search already. */
export function needsConfirmation(
  job: { status: JobStatus; hold_reason: string | null; confirmed_at: Date | null },
  now: Date,
): boolean {
  if (job.status === 'on_hold') return job.hold_reason === 'unconfirmed';
  const isDue = job.confirmed_at !== null && now.getTime() - job.confirmed_at.getTime() >= REMIND_DAYS * DAY;
  return job.status === 'open' && isDue;
}
