/** Pages that are the same for whoever is not signed in: home, landing pages, results, jobs and companies. */
export function isPublicPage(pathname: string): boolean {
  const [, , first, second, ...rest] = pathname.split('/');
  if (rest.length > 0 || pathname.endsWith('.data')) return false;
  if (first === undefined || first === '') return second === undefined;
  const isResults = (slug: string) => slug === 'job-search' || slug.endsWith('-jobs');
  if (first === 'remote-job' || first === 'web3-jobs') return second === undefined || isResults(second);
  if (first === 'job' || first === 'company') return Boolean(second);
  return second === undefined && (first === 'companies' || isResults(first));
}
