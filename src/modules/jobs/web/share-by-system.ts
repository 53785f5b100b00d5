import { markSource } from '../contact-source.ts';

/** The address of a job as people pass it on. */
export function sharedUrl(language: string, job: { job_url: string }): string {
  return markSource(`${location.origin}/${language}${job.job_url}`, 'share');
}

/**
 * JOB-02: opens the ways to share that a phone knows best, and answers whether it did. A computer's own are poorer than
 * our link and QR code. Whoever changes their mind is asked nothing more; a refusal opens ours.
 */
export function shareBySystem(
  job: { job_title: string; job_url: string },
  language: string,
  onRefused: () => void,
): boolean {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  navigator.share({ title: job.job_title, url: sharedUrl(language, job) }).catch((error: Error) => {
    if (error.name !== 'AbortError') onRefused();
  });
  return true;
}
