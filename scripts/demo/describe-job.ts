import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Random } from './random.ts';
import { fill, textsByLanguage } from './texts/all-texts.ts';
import type { Family } from './texts/job-texts.ts';

export interface DescribedJob {
  language: LanguageCode;
  family: Family;
  title: string;
  company: string;
  city: string;
}

/** Writes the advertisement as simple HTML: about the job, tasks, profile, offer. */
export function describeJob(random: Random, job: DescribedJob): string {
  const { headings, openings, tasks, profile, offers, closings } = textsByLanguage[job.language];
  const values = { title: escapeHtml(job.title), company: escapeHtml(job.company), city: escapeHtml(job.city) };
  return [
    `<h3>${headings.about}</h3><p>${fill(random.pick(openings), values)}</p>`,
    section(headings.tasks, random.some(tasks[job.family], random.whole(3, 5)), values),
    section(headings.profile, random.some(profile[job.family], random.whole(2, 4)), values),
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
