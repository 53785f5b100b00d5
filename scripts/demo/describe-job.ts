import type { LanguageCode } from '#src/modules/options/languages.ts';
import { settingOf } from './families.data.ts';
import type { Work } from './prepare-options.ts';
import type { Random } from './random.ts';
import { jobTypeOf } from './requirements.ts';
import { type Phrases, phrasesIn } from './texts/phrases.ts';
import { wideLanguages } from './texts/sentence.ts';
import { workTexts } from './texts/work-texts.ts';
import { leading } from './title-level.ts';

export interface DescribedJob {
  language: LanguageCode;
  work: Work;
  title: string;
  company: string;
  city: string;
  /** Id of job_types. */
  jobType: number;
  /** Id of xp_lvls. */
  experience: number;
  /** Id of degrees. */
  degree: number;
  isRemote: boolean;
  /** Names of two skills that the job asks for. */
  skills: string[];
}

/** Writes the advertisement as simple HTML: about the job, duties, profile, first weeks, offer, hours. */
export function describeJob(random: Random, job: DescribedJob): string {
  const phrases = phrasesIn(job.language);
  const [about, tasks, profile, start, offer, hours] = phrases.headings;
  const space = wideLanguages.has(job.language) ? '' : ' ';
  return (
    `<h3>${about}</h3><p>${opening(random, job, phrases)}</p>` +
    `<h3>${tasks}</h3>${list(chooseDuties(random, job, phrases))}` +
    `<h3>${profile}</h3>${list(chooseProfile(random, job, phrases))}` +
    `<h3>${start}</h3><p>${chooseStart(random, job, phrases).join(space)}</p>` +
    `<h3>${offer}</h3>${list(chooseOffers(random, job, phrases))}` +
    `<h3>${hours}</h3><p>${random.pick(hoursOf(job, phrases))}</p>` +
    `<p>${random.pick(phrases.closings)}</p>`
  );
}

function opening(random: Random, { isRemote, title, company, city }: DescribedJob, phrases: Phrases): string {
  const fill = random.pick(isRemote ? phrases.remoteOpenings : phrases.openings);
  return fill({ title: escapeHtml(title), company: escapeHtml(company), city: escapeHtml(city) });
}

/** Those who lead also lead, those who begin also learn; how a thing is done is said of some duties, never twice. */
function chooseDuties(random: Random, job: DescribedJob, { lead, learn }: Phrases): string[] {
  const chosen = random.some(workTexts(job.language).dutiesOf(job.work.family), random.whole(3, 4));
  const first = random.whole(0, 7);
  const duties = chosen.map(({ plain, withContext }, at) =>
    random.chance(0.6) ? (withContext[(first + at * 3) % withContext.length] ?? plain) : plain,
  );
  if (leading.has(job.work.level)) duties.unshift(...random.some(lead, 2));
  else if (isLearning(job)) duties.unshift(random.pick(learn));
  return duties;
}

function chooseProfile(random: Random, job: DescribedJob, phrases: Phrases): string[] {
  const lines = [random.pick(phrases.experience[job.experience] ?? [])];
  const degree = phrases.degree[job.degree];
  if (degree?.length) lines.push(random.pick(degree));
  const [skill, other] = job.skills;
  if (skill && other) {
    lines.push(random.pick(phrases.skills)({ skill: escapeHtml(skill), other: escapeHtml(other) }));
  }
  lines.push(...random.some(workTexts(job.language).requirementsOf(job.work.family), random.whole(1, 2)));
  return lines;
}

function chooseStart(random: Random, { isRemote, work }: DescribedJob, phrases: Phrases): string[] {
  if (leading.has(work.level)) return [random.pick(phrases.startOfLeaders)];
  const { start } = isRemote ? phrases.remote : phrases.bySetting[settingOf[work.family]];
  return random.some(start, random.whole(1, 2));
}

function chooseOffers(random: Random, { isRemote, work }: DescribedJob, phrases: Phrases): string[] {
  const { offers } = isRemote ? phrases.remote : phrases.bySetting[settingOf[work.family]];
  const lines = random.some(offers, random.whole(1, 2));
  lines.push(...random.some(phrases.offers, random.whole(1, 2)));
  return lines;
}

function hoursOf({ jobType, work }: DescribedJob, { hours, bySetting }: Phrases): string[] {
  if (jobType === jobTypeOf.fullTime || jobType === jobTypeOf.graduate || jobType === jobTypeOf.apprenticeship)
    return bySetting[settingOf[work.family]].hours;
  if (jobType === jobTypeOf.partTime) return hours.part;
  if (jobType === jobTypeOf.internship) return hours.intern;
  return jobType === jobTypeOf.shifts ? hours.shift : hours.flexible;
}

function isLearning({ jobType }: DescribedJob): boolean {
  return jobType === jobTypeOf.internship || jobType === jobTypeOf.apprenticeship || jobType === jobTypeOf.graduate;
}

function list(lines: string[]): string {
  return `<ul><li>${lines.join('</li><li>')}</li></ul>`;
}

function escapeHtml(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
