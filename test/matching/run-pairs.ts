import { systemClock } from '#src/kernel/clock.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { offsetsOf, presentEligibility } from '#src/modules/jobs/server/jobs.public.ts';
import { type MatchJobRow, prepareJob, readJobText } from '#src/modules/matching/server/prepare-job.ts';
import { prepareTalent, type Told } from '#src/modules/matching/server/prepare-talent.ts';
import { type Ledger, scoreMatch } from '#src/modules/matching/server/score-match.ts';
import { vocabularyOf } from '#src/modules/matching/server/vocabulary.ts';
import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import { createOptionNames, loadOptionData, titleIndex } from '#src/modules/options/server/options.public.ts';
import { sites } from '#src/modules/options/sites.ts';
import { createSearchEngine, openSearchPool } from '#src/modules/search/server/search.public.ts';
import type { Half, Pair, PairJob, PairTalent } from './pair.ts';

const data = loadOptionData();
const vocabulary = vocabularyOf(data);
const names = createOptionNames(data)('en');
/** The day on which all pairs are judged. */
const NOW = new Date('2026-11-01T12:00:00Z');
/** Only what it knows of words is asked: it connects to nothing. */
const engine = createSearchEngine({
  pool: openSearchPool('postgres://nobody@localhost:1/none', 1),
  options: data,
  clock: systemClock,
});

function need<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`No list has ${what}`);
  return value;
}

const listId = (list: string, key: string) =>
  Number(need(data.lists.get(list)?.find((row) => row.key === key)?.no, `${list} ${key}`));
const titleOf = (name: string) =>
  need([...titleIndex(data).values()].find(({ title }) => title.names.en === name)?.title, `the title ${name}`);
const skillId = (name: string) => need(data.skills.find((one) => one.names.en === name)?.id, `the skill ${name}`);
const languageId = (code: string) => need(jobLanguageCodes.indexOf(code) + 1 || undefined, `the language ${code}`);
const countryId = (code: string) => need(data.countries.find((one) => one.code === code)?.id, `the country ${code}`);

function placeOf(text: string) {
  const [code = '', key] = text.split(' ');
  const country = countryId(code);
  const location = data.places.get(country)?.locations.find((one) => one.key === key);
  return { country, location: need(location, `the place ${text}`) };
}

const minor = ([min, max, currency]: [number, number, string]) => {
  const scale = 10 ** minorDigits(currency);
  return { min: min * scale, max: max * scale, currency };
};

function toldBy({ wish, languages = {}, ...talent }: PairTalent): Told {
  const country = countryId(talent.country);
  const spoken = Object.entries(languages).map(([code, level]) => ({
    language_id: languageId(code),
    proficiency_id: level ? listId('language_proficiency_lists', level) : null,
  }));
  const home = sites.find(({ id }) => id === country)?.language ?? 'en';
  const language = wish?.language ?? Object.keys(languages)[0] ?? home;
  const preferences = wish ? [preferenceOf(wish, languageId(language))] : [];
  return {
    countryId: country,
    language,
    resume: {
      headline: talent.headline ?? '',
      summary: talent.summary ?? '',
      work_experiences: (talent.work ?? []).map(({ title, from, to, text }) => ({
        title,
        company: 'Harbour',
        place: '',
        start: from,
        end: to ?? null,
        is_current: to === undefined,
        description: text ?? '',
      })),
      educations: (talent.studies ?? []).map(({ degree, field, school }) => ({
        school: school ?? 'School',
        degree,
        field: field ?? '',
        place: '',
        start: null,
        end: '2012',
        is_current: false,
        description: '',
      })),
      skills: (talent.skills ?? []).map((name) => ({ name, proficiency_id: null })),
      licences: (talent.licences ?? []).map((name) => ({
        name,
        issuer: '',
        credential_id: '',
        url: '',
        issued: null,
        expires: null,
      })),
    },
    languages: spoken,
    preferences,
    hiring: {
      workEligibilities: new Map(
        Object.entries(talent.status ?? {}).map(([code, key]) => [
          countryId(code),
          listId('work_eligibility_lists', key),
        ]),
      ),
      languageIds: new Set([...spoken, ...preferences].map(({ language_id }) => language_id)),
      areLanguagesListed: spoken.length > 0,
    },
  };
}

function preferenceOf(wish: NonNullable<PairTalent['wish']>, language_id: number): Told['preferences'][number] {
  const { country, location } = placeOf(wish.place);
  const pay = minor(wish.pay ?? [0, 0, 'USD']);
  const own = wish.title.startsWith('own:') ? wish.title.slice(4) : null;
  return {
    id: 1,
    account_id: 1,
    slot: 1,
    is_remote: wish.arrangement === 'remote',
    work_arrangement_id: listId('work_arrangement_lists', wish.arrangement ?? 'on-site'),
    function_job_title_id: own ? CUSTOM_TITLE : titleOf(wish.title).id,
    custom_job_title: own,
    job_type_id: listId('job_types', wish.type ?? 'full-time'),
    industry_id: 1,
    pref_country_id: country,
    pref_region_id: location.regionId,
    location_id: location.id,
    currency: pay.currency,
    min_salary: pay.min,
    max_salary: pay.max,
    timezone: 'UTC+0',
    language_id,
  };
}

function rowOf(job: PairJob): MatchJobRow {
  const title = titleOf(job.title);
  const { country, location } = placeOf(job.place);
  const pay = minor(job.pay ?? [0, 0, 'USD']);
  return {
    id: 1,
    company_id: 1,
    title: job.says ?? job.title,
    job_title_id: title.id,
    function_id: title.mainId,
    sub_function_id: title.subId,
    job_type_id: listId('job_types', job.type ?? 'full-time'),
    work_arrangement_id: listId('work_arrangement_lists', job.arrangement ?? 'on-site'),
    country_id: country,
    location_ids: [location.id],
    is_remote_worldwide: job.worldwide ?? false,
    remote_country_ids: (job.remoteCountries ?? []).map(countryId),
    timezone: null,
    salary_type_id: 1,
    currency: pay.currency,
    salary_min: pay.min,
    salary_max: pay.max,
    is_negotiable: !job.pay,
    work_experience_id: listId('xp_lvls', job.xp ?? 'no-experience'),
    qualification_id: listId('degrees', job.degree ?? 'no-requirement'),
    language_ids: (job.languages ?? []).map(languageId),
    skill_ids: (job.skills ?? []).map(skillId),
    work_eligibility_ids: (job.status ?? []).map((key) => listId('work_eligibility_lists', key)),
    status: 'open',
    is_hidden: false,
    updated_at: NOW,
  };
}

/** A pair as the program judges it. */
export async function judgePair({ talent: told, job }: Pick<Pair, 'talent' | 'job'>): Promise<Ledger> {
  const tools = { data, vocabulary, matchTitles: engine.matchTitles, now: NOW };
  const talent = await prepareTalent(toldBy(told), tools);
  const row = rowOf(job);
  const viewer = {
    countryId: talent.countryId,
    offsets: offsetsOf(data, talent.countryId, NOW),
    facts: talent.hiring,
    names,
    translate: (key: string) => key,
  };
  const eligibility = presentEligibility(row, viewer);
  const facts = prepareJob(row, readJobText(row.title, job.text ?? '', vocabulary), { data, vocabulary });
  const asked = { talent, job: facts, eligibility, corrections: new Map() };
  return scoreMatch(asked, { vocabulary, rates: data.rates.rates, now: NOW });
}

/** The name of a line in the labels: `skill:Wound Care`, `language:en`, `place`. */
function labelOf({ kind, asks }: Ledger['lines'][number]): string {
  if (kind === 'skill' || (kind === 'licence' && typeof asks === 'number'))
    return `${kind}:${names.skill(Number(asks)).value}`;
  if (kind === 'language') return `language:${jobLanguageCodes[Number(asks) - 1]}`;
  return kind === 'licence' ? `licence:${asks}` : kind;
}

export interface HalfResult {
  lines: { right: number; all: number };
  bands: { right: number; all: number };
  orders: { right: number; all: number };
  misses: string[];
}

/** How many of the labels of a half hold. */
export async function judgeHalf({ pairs, better }: Half): Promise<HalfResult> {
  const result: HalfResult = { lines: count(), bands: count(), orders: count(), misses: [] };
  const scores = new Map<string, number>();
  for (const pair of pairs) {
    const ledger = await judgePair(pair);
    scores.set(pair.id, ledger.score);
    const [least, most] = pair.band;
    const note = (part: 'lines' | 'bands', isRight: boolean, miss: string) => {
      result[part].all += 1;
      if (isRight) result[part].right += 1;
      else result.misses.push(`${pair.id}: ${miss}`);
    };
    note('bands', ledger.score >= least && ledger.score <= most, `${ledger.score} is not within ${least}–${most}`);
    const states = new Map(ledger.lines.map((line) => [labelOf(line), line.state]));
    for (const state of ['met', 'partial', 'missed', 'unknown'] as const) {
      for (const label of pair[state] ?? []) {
        note('lines', states.get(label) === state, `${label} is ${states.get(label)}, not ${state}`);
      }
    }
  }
  for (const [first, second] of better) {
    result.orders.all += 1;
    if ((scores.get(first) ?? 0) > (scores.get(second) ?? 0)) result.orders.right += 1;
    else result.misses.push(`${first} ${scores.get(first)} is not better than ${second} ${scores.get(second)}`);
  }
  return result;
}

const count = () => ({ right: 0, all: 0 });
