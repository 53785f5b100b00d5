import type { LanguageCode } from '#src/modules/options/languages.ts';
import { settingOf } from './families.data.ts';
import type { Work } from './prepare-options.ts';
import type { Random } from './random.ts';
import { jobTypeOf } from './requirements.ts';
import { toSentence, wideLanguages } from './texts/sentence.ts';
import { type WorkTexts, workTexts } from './texts/work-texts.ts';

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
  /** Names of the skills that the job asks for. */
  skills: string[];
}

/** Sections of what a degree (by id) is called; the first asks for none. */
const degreeSections = [
  '',
  '',
  'school',
  'school',
  'school',
  'trade',
  'school',
  'diploma',
  'diploma',
  'bachelor',
  'bachelor',
  'master',
  'master',
  'doctor',
];

const leading = new Set(['manager', 'director', 'chief']);

/** Writes the advertisement as simple HTML: about the job, duties, profile, first weeks, offer, hours. */
export function describeJob(random: Random, job: DescribedJob): string {
  const texts = workTexts(job.language);
  const [about, tasks, profile, start, offer, hours] = texts.section('headings') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const space = wideLanguages.has(job.language) ? '' : ' ';
  return [
    `<h3>${about}</h3><p>${opening(random, job, texts)}</p>`,
    list(tasks, chooseDuties(random, job, texts)),
    list(profile, chooseProfile(random, job, texts)),
    `<h3>${start}</h3><p>${chooseStart(random, job, texts).join(space)}</p>`,
    list(offer, chooseOffers(random, job, texts)),
    `<h3>${hours}</h3><p>${random.pick(texts.section(`hours.${hoursOf(job)}`))}</p>`,
    `<p>${random.pick(texts.section('closings'))}</p>`,
  ].join('');
}

function opening(random: Random, { isRemote, title, company, city }: DescribedJob, texts: WorkTexts): string {
  return random
    .pick(texts.section(isRemote ? 'openings.remote' : 'openings'))
    .replace('{title}', () => escapeHtml(title))
    .replace('{company}', () => escapeHtml(company))
    .replace('{city}', () => escapeHtml(city));
}

/** Those who lead also lead, those who begin also learn; how a thing is done is said of some duties, never twice. */
function chooseDuties(random: Random, job: DescribedJob, texts: WorkTexts): string[] {
  const chosen = random.some(texts.dutiesOf(job.work.family), random.whole(3, 4));
  const first = random.whole(0, 7);
  const duties = chosen.map(({ plain, withContext }, at) =>
    random.chance(0.6) ? (withContext[(first + at * 3) % withContext.length] ?? plain) : plain,
  );
  if (leading.has(job.work.level)) return [...random.some(texts.section('lead'), 2), ...duties];
  return isLearning(job) ? [random.pick(texts.section('learn')), ...duties] : duties;
}

function chooseProfile(random: Random, job: DescribedJob, texts: WorkTexts): string[] {
  const lines = [random.pick(texts.section(`xp.${job.experience}`))];
  const degree = degreeSections[job.degree];
  if (degree) lines.push(random.pick(texts.section(`degree.${degree}`)));
  const [skill, other] = job.skills;
  if (skill && other) {
    const line = random.pick(texts.section('skills'));
    lines.push(
      toSentence(
        line.replace('{skill}', () => escapeHtml(skill)).replace('{other}', () => escapeHtml(other)),
        job.language,
      ),
    );
  }
  return [...lines, ...random.some(texts.requirementsOf(job.work.family), random.whole(1, 2))];
}

function chooseStart(random: Random, job: DescribedJob, texts: WorkTexts): string[] {
  if (job.isRemote) return random.some(texts.section('start.remote'), random.whole(1, 2));
  const setting = texts.section(`start.${settingOf[job.work.family]}`);
  if (leading.has(job.work.level)) return [random.pick(texts.section('start.lead'))];
  return random.some(setting, random.whole(1, 2));
}

function chooseOffers(random: Random, { isRemote, work }: DescribedJob, texts: WorkTexts): string[] {
  const own = texts.section(`offers.${isRemote ? 'remote' : settingOf[work.family]}`);
  return [...random.some(own, random.whole(1, 2)), ...random.some(texts.section('offers'), random.whole(1, 2))];
}

function hoursOf({ jobType, work }: DescribedJob): string {
  if (jobType === jobTypeOf.fullTime || jobType === jobTypeOf.graduate || jobType === jobTypeOf.apprenticeship)
    return settingOf[work.family];
  if (jobType === jobTypeOf.partTime) return 'part';
  if (jobType === jobTypeOf.internship) return 'intern';
  return jobType === jobTypeOf.shifts ? 'shift' : 'flexible';
}

function isLearning({ jobType }: DescribedJob): boolean {
  return jobType === jobTypeOf.internship || jobType === jobTypeOf.apprenticeship || jobType === jobTypeOf.graduate;
}

function list(heading: string, lines: string[]): string {
  return `<h3>${heading}</h3><ul><li>${lines.join('</li><li>')}</li></ul>`;
}

function escapeHtml(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
