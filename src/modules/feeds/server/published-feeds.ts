import { REMOTE } from '#src/modules/options/ids.ts';
import { type Site, siteById, sites } from '#src/modules/options/sites.ts';

/** What a hub hears of a job. */
export interface AnnouncedJob {
  country_id: number;
  work_arrangement_id: number;
  is_web3: boolean;
  company_slug: string;
  company_country_id: number;
}

/** The feed of everything, below the address of the site. */
export const ALL_JOBS = '/feeds/jobs.xml';
const FILES = ['feed.xml', 'feed.json'];

/** A country's feeds that a hub carries: in its own language and in English. */
const languagesOf = (site: Site) => [...new Set([site.language, 'en'])];

const feedsAt = (site: Site, place: string) =>
  languagesOf(site).flatMap((language) => FILES.map((file) => `/${language}/${place}/${file}?country=${site.key}`));

/**
 * The feeds that a changed job is in and that a hub carries, below the address of the site. Every search has a feed; only
 * these are published, and only these name the hub, so that nobody waits for word that never comes.
 */
export function feedsOfJob(job: AnnouncedJob): string[] {
  const own = siteById(job.country_id);
  const isRemote = job.work_arrangement_id === REMOTE;
  return [
    ALL_JOBS,
    ...feedsAt(siteById(job.company_country_id), `company/${encodeURIComponent(job.company_slug)}`),
    // Remote work is open to other countries too.
    ...(isRemote ? sites.flatMap((site) => feedsAt(site, 'remote-job')) : feedsAt(own, 'job-search')),
    ...(job.is_web3 ? (isRemote ? sites : [own]).flatMap((site) => feedsAt(site, 'web3-jobs')) : []),
  ];
}

/** Whether a hub carries the feed at an address, whose company, if it is about one, is at home in this country. */
export function isPublished(address: string, companyCountryId?: number): boolean {
  const [, language, place = '', key] =
    /^\/([\w-]+)\/(job-search|remote-job|web3-jobs|company\/[^/?]+)\/feed\.(?:xml|json)\?country=(\w+)$/.exec(
      address,
    ) ?? [];
  const site = sites.find((one) => one.key === key);
  if (!site || !language || !languagesOf(site).some((one) => one === language)) return false;
  return !place.startsWith('company/') || siteById(companyCountryId ?? 0) === site;
}
