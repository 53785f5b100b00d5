import type { LanguageCode } from '#src/modules/options/languages.ts';
import { type Family, type Setting, settingOf } from './families.data.ts';
import type { Random } from './random.ts';
import { fill, textsByLanguage } from './texts/all-texts.ts';
import type { Family as TextFamily } from './texts/job-texts.ts';

export interface DescribedJob {
  language: LanguageCode;
  family: Family;
  title: string;
  company: string;
  city: string;
}

const textsOfSetting: Record<Setting, TextFamily> = {
  desk: 'business',
  shop: 'service',
  works: 'manual-logistics',
  outdoor: 'manual-logistics',
  care: 'health-education',
  school: 'health-education',
  road: 'manual-logistics',
};

const textsOfFamily: Partial<Record<Family, TextFamily>> = {
  software: 'tech',
  itops: 'tech',
  data: 'tech',
  sales: 'sales-marketing',
  marketing: 'sales-marketing',
  property: 'sales-marketing',
  commerce: 'sales-marketing',
  support: 'service',
  design: 'creative',
  media: 'creative',
  web3: 'web3',
};

/** Writes the advertisement as simple HTML: about the job, tasks, profile, offer. */
export function describeJob(random: Random, job: DescribedJob): string {
  const { headings, openings, tasks, profile, offers, closings } = textsByLanguage[job.language];
  const family = textsOfFamily[job.family] ?? textsOfSetting[settingOf[job.family]];
  const values = { title: escapeHtml(job.title), company: escapeHtml(job.company), city: escapeHtml(job.city) };
  return [
    `<h3>${headings.about}</h3><p>${fill(random.pick(openings), values)}</p>`,
    section(headings.tasks, random.some(tasks[family], random.whole(3, 5)), values),
    section(headings.profile, random.some(profile[family], random.whole(2, 4)), values),
    section(headings.offer, random.some(offers, random.whole(2, 3)), values),
    `<p>${fill(random.pick(closings), values)}</p>`,
  ].join('');
}

function section(heading: string, lines: string[], values: Record<string, string>): string {
  return `<h3>${heading}</h3><ul>${lines.map((line) => `<li>${fill(line, values)}</li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
