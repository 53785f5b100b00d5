import { writableXml } from '#src/kernel/feed.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { safeHtml } from '#src/kernel/safe-html.ts';
import { markSource } from '#src/modules/jobs/contact-source.ts';
import { validThrough } from '#src/modules/jobs/server/jobs.public.ts';
import { HYBRID, REMOTE } from '#src/modules/options/ids.ts';
import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';

export interface FeedJob {
  id: number;
  slug: string;
  title: string;
  description: string;
  language: string;
  posted_at: Date;
  confirmed_at: Date | null;
  country_id: number;
  location_ids: number[];
  work_arrangement_id: number;
  job_type_id: number;
  function_id: number;
  work_experience_id: number;
  qualification_id: number;
  salary_type_id: number;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  is_negotiable: boolean;
  company: string;
}

const PERIODS = ['', 'month', 'day', 'hour', 'year'];
/** The words that aggregators know, by key of our list; other kinds keep their name. */
const JOB_TYPES: Record<string, string> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  freelance: 'contract',
  'project-based': 'contract',
  temporary: 'temporary',
  seasonal: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
};
const REMOTE_TYPES: Record<number, string> = { [REMOTE]: 'Fully remote', [HYBRID]: 'Hybrid remote' };

/**
 * One job with every field of Indeed's XML feed that we know; what we do not know (a postal code, a street) is left out
 * rather than left empty. Indeed reads words as they are, without entities.
 */
export function writeJobXml(names: OptionNames, base: string, job: FeedJob, now: Date): string {
  const [place = 0] = job.location_ids;
  const fields: Record<string, string> = {
    title: job.title,
    date: job.posted_at.toISOString(),
    referencenumber: String(job.id),
    requisitionid: String(job.id),
    url: markSource(`${base}/${job.language}/job/${encodeURIComponent(job.slug)}-${job.id}`, 'feed'),
    company: job.company,
    city: names.location(place).value,
    state: names.regionOf(place),
    country: siteById(job.country_id).code,
    language: job.language,
    description: plainQuotes(safeHtml(job.description)),
    salary: salaryOf(job),
    jobtype: JOB_TYPES[names.keyOf('job_types', job.job_type_id)] ?? names.of('job_types', job.job_type_id).value,
    category: names.mainFunction(job.function_id).value,
    experience: names.of('xp_lvls', job.work_experience_id).value,
    education: names.of('degrees', job.qualification_id).value,
    expirationdate: validThrough(job, now).toISOString(),
    remotetype: REMOTE_TYPES[job.work_arrangement_id] ?? '',
  };
  const written = Object.entries(fields).map(([name, value]) => (value ? `<${name}>${asData(value)}</${name}>` : ''));
  return `<job>${written.join('')}</job>\n`;
}

/** Words as they are; what would end the section is spread over two. */
function asData(text: string): string {
  return `<![CDATA[${writableXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Between tags quotation marks need no entities. Addresses of links have none: they are percent-encoded there. */
function plainQuotes(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

/** `SGD 5200-7800 per month`; nothing where the employer shows no pay. */
function salaryOf({ salary_type_id, salary_min, salary_max, currency, is_negotiable }: FeedJob): string {
  if (is_negotiable || salary_min === null || salary_type_id === 0) return '';
  const units = 10 ** minorDigits(currency);
  const range = [...new Set([salary_min, salary_max ?? salary_min].map((amount) => amount / units))].join('-');
  return `${currency} ${range} per ${PERIODS[salary_type_id]}`;
}
