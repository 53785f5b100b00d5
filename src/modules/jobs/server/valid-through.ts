import { confirmBy } from './employer-jobs.policy.ts';

const DAY = 86_400_000;
const VALID_DAYS = 60;

/** Two months from its posting, or until the employer is asked again; a job that is open now is valid now. */
export function validThrough(job: { posted_at: Date; confirmed_at: Date | null }, now: Date): Date {
  const posted = job.posted_at.getTime() + VALID_DAYS * DAY;
  const confirmed = confirmBy(job.confirmed_at)?.getTime() ?? 0;
  return new Date(Math.max(posted, confirmed, now.getTime() + DAY));
}
