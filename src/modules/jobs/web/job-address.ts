/** The page of a job; only a wide screen's new tab carries the query that led to it. */
export function jobAddress(language: string, job: { job_url: string; query_id: string }, isWide: boolean): string {
  const address = `/${language}${job.job_url}`;
  return isWide && job.query_id ? `${address}?query_id=${encodeURIComponent(job.query_id)}` : address;
}

/** The number at the end of `/job/senior-designer-1234`. */
export function jobIdOf(slug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1];
  return digits ? Number(digits) : undefined;
}

/** Whether a slug, as the router decoded it, is the one that the job's own address ends with. */
export function isOwnSlug(slug: string, jobUrl: string): boolean {
  return slug === decodeURIComponent(jobUrl.split('/').at(-1) ?? '');
}
