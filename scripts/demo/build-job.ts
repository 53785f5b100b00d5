import { toSlug } from '#src/kernel/slug.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Location } from '#src/modules/options/server/locations.ts';
import { textIn } from '#src/modules/options/server/read-table.ts';
import { chooseBenefits } from './benefits.ts';
import { type DemoCompany, pickSector, usesLocalName } from './build-company.ts';
import { describeJob } from './describe-job.ts';
import type { Vacancy } from './market.ts';
import { type Arrangement, arrangementOf, chooseArrangement, choosePlaceOfWork } from './place-of-work.ts';
import { type DemoOptions, languageId, type Work } from './prepare-options.ts';
import { createRandom, createWeightedPick, type Random } from './random.ts';
import { chooseDegree, chooseJobType, jobTypeOf } from './requirements.ts';
import { chooseSalary } from './salaries.ts';
import { chooseSkills } from './skill-fit.ts';
import { chooseExperience } from './title-level.ts';
import { varyTitle } from './title-variants.ts';

const DAY = 86_400_000;
const OLDEST_DAYS = 45;

const pickStatus = createWeightedPick(
  ['open', 'on_hold', 'closed'] as const,
  (status) => ({ open: 94, on_hold: 2, closed: 4 })[status],
);

/** Invents one job of the company as a table row. */
export function buildJob(random: Random, id: number, vacancy: Vacancy, options: DemoOptions, now: Date) {
  const { company } = vacancy;
  const { place } = company;
  const work = vacancy.work ?? options.pickWork(random, industryOfJob(random, company));
  const language = random.chance(0.7) ? company.language : place.pickLanguage(random);
  const jobType = chooseJobType(random, work, place.code);
  const experience = experienceFor(random, work, jobType);
  const arrangement = placedIn(vacancy.city, chooseArrangement(random, work));
  const isRemote = arrangement === arrangementOf.remote;
  const spot = choosePlaceOfWork(random, vacancy, arrangement, options.places);
  const name = usesLocalName(language, place) ? company.local : company.latin;
  const title = varyTitle(random, textIn(work.title.names, language), language, { work, experience, jobType });
  const degree = chooseDegree(random, work);
  const skills = chooseSkills(random, work.fit);
  return {
    id,
    slug: slugOf(title, name),
    company_id: company.id,
    recruiter_id: company.firstRecruiterId + random.whole(0, company.recruiterCount - 1),
    title,
    job_title_id: work.title.id,
    function_id: work.title.mainId,
    sub_function_id: work.title.subId,
    country_id: place.site.id,
    ...spot.columns,
    work_arrangement_id: arrangement,
    job_type_id: jobType,
    team_size_id: teamSize(id, company.size),
    ...chooseSalary(random, {
      countryCode: place.code,
      currency: place.site.currency,
      level: work.level,
      experience,
      jobType,
      payFactor: work.pay,
      isBlueCollar: work.title.isBlueCollar,
      isWeb3: work.title.isWeb3,
    }),
    work_experience_id: experience,
    qualification_id: degree,
    language,
    language_ids: spokenLanguages(random, language, isRemote),
    skill_ids: skills,
    benefit_ids: chooseBenefits(random, place, work, isRemote),
    work_eligibility_ids: [],
    description: describeJob(random, {
      language,
      work,
      title,
      company: name,
      city: textIn(spot.city.names, language),
      jobType,
      experience,
      degree,
      isRemote,
      skills: options.twoTrades(skills, language),
    }),
    is_urgent: random.chance(0.06),
    is_web3: work.title.isWeb3,
    ...history(random, now, company.isShowcase),
  };
}

/** Cache: the same titles and companies come up again and again. */
const slugs = new Map<string, string>();
const LONGEST_SLUG = 120;

function slugOf(title: string, company: string): string {
  const slug = [title, company].map((text) => slugs.get(text) ?? keepSlug(text)).join('-');
  return slug.length > LONGEST_SLUG ? toSlug(slug) : slug;
}

function keepSlug(text: string): string {
  const slug = toSlug(text);
  slugs.set(text, slug);
  return slug;
}

/** A job that a city must have is not a remote one. */
function placedIn(city: Location | undefined, arrangement: Arrangement): Arrangement {
  return city && arrangement === arrangementOf.remote ? arrangementOf.hybrid : arrangement;
}

/** Agencies hire for companies of every kind. */
function industryOfJob(random: Random, { isAgency, industry }: DemoCompany): number {
  return isAgency ? random.pick(pickSector(random).industries) : industry;
}

/** Who learns the work brings little of it. */
function experienceFor(random: Random, { level, practice }: Work, jobType: number): number {
  if (jobType === jobTypeOf.internship || jobType === jobTypeOf.apprenticeship) return 1;
  return jobType === jobTypeOf.graduate ? random.whole(1, 2) : chooseExperience(random, level, practice);
}

/** Six in ten employers say it, and no team is larger than its company. Chance of its own leaves the other facts alone. */
function teamSize(jobId: number, companySize: number): number | null {
  const random = createRandom('team', jobId);
  return random.chance(0.6) ? Math.min(random.pick([1, 1, 2, 2, 2, 3, 4]), companySize + 1) : null;
}

/** The advertisement's language, and often English beside it. */
function spokenLanguages(random: Random, language: LanguageCode, isRemote: boolean): number[] {
  const ids = new Set([languageId(language)]);
  if (random.chance(isRemote ? 0.6 : 0.25)) ids.add(languageId('en'));
  return [...ids];
}

/** More jobs of the last days than of the weeks before. */
function history(random: Random, now: Date, isShowcase: boolean) {
  const age = OLDEST_DAYS * random.next() ** 1.8;
  const posted = now.getTime() - age * DAY;
  const status = pickStatus(random);
  const closed = status === 'closed' ? new Date(posted + random.next() * age * DAY).toISOString() : null;
  const posted_at = new Date(posted).toISOString();
  // Only the demo account's employer is under the rule: nobody else is there to confirm the other vacancies.
  const confirmed_at = isShowcase ? new Date(Math.max(posted, now.getTime() - 12 * DAY)).toISOString() : null;
  const hold_reason = status === 'on_hold' ? 'employer' : null;
  const updated_at = closed ?? posted_at;
  return { status, posted_at, closed_at: closed, created_at: posted_at, updated_at, confirmed_at, hold_reason };
}
