/** Of a search: `job-search` or what is looked for. `my-jobs` are somebody's own. */
const RESULTS = '(?:job-search|(?!my-jobs)[^/]*-jobs)';
const PUBLIC = new RegExp(
  `^/[^/]+(?:/|/(?:remote-job|web3-jobs)(?:/${RESULTS})?|/(?:job|company)/[^/]+|/companies|/${RESULTS})?$`,
);

/** Pages that are the same for whoever is not signed in: home, landing pages, results, jobs and companies. */
export function isPublicPage(pathname: string): boolean {
  return PUBLIC.test(pathname) && !pathname.endsWith('.data');
}
