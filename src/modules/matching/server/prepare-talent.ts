import { minorDigits } from '#src/kernel/minor-digits.ts';
import { type OptionData, titleIndex } from '#src/modules/options/server/options.public.ts';
import type { HiringFacts, PreferenceRow } from '#src/modules/preferences/server/preferences.public.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { MatchTitles } from '#src/modules/search/server/search.public.ts';
import type { LineOfWork, Quote, TalentFacts, WishFact, WorkFact } from './facts.ts';
import { quoteAround } from './quote-around.ts';
import { titleWords } from './same-title.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What someone has told, as the modules keep it; who they are is not taken over. */
export interface Told {
  countryId: number;
  /** Of the account: which names of titles are likelier. */
  language: string;
  resume: Pick<ResumeContent, 'headline' | 'summary' | 'work_experiences' | 'educations' | 'skills' | 'licences'>;
  languages: { language_id: number; proficiency_id: number | null }[];
  preferences: PreferenceRow[];
  hiring: HiringFacts;
}

export interface PrepareTools {
  data: OptionData;
  vocabulary: Vocabulary;
  matchTitles: MatchTitles;
  now: Date;
}

/** A title counts as understood from here on, and others beside it that are nearly as likely. */
const UNDERSTOOD = 0.55;
const NEARLY = 0.08;
const MOST_MEANINGS = 4;

/** AI-09: makes the facts of a match. Everything that takes time (reading titles and sentences) is done here, once. */
export async function prepareTalent(told: Told, tools: PrepareTools): Promise<TalentFacts> {
  const { resume, preferences, languages } = told;
  const passages = passagesOf(resume);
  const skills = resume.skills.map(({ name, proficiency_id }) => ({
    name,
    levelId: proficiency_id,
    ids: tools.vocabulary.skills.named(name),
  }));
  return {
    isEmpty: passages.length === 0 && preferences.length === 0 && languages.length === 0,
    countryId: told.countryId,
    works: await Promise.all(resume.work_experiences.map((work) => workFact(work, told.language, tools))),
    skills,
    mentions: mentionsIn(passages, tools.vocabulary),
    hasWords: skills.length > 0 || passages.some(({ isLong }) => isLong),
    studies: resume.educations.map(({ degree, field, school, is_current }) => ({
      text: [degree, field].filter(Boolean).join(', ') || school,
      school,
      rank: rankIn([degree, field, school], tools.vocabulary),
      isCurrent: is_current,
    })),
    licences: licencesIn(resume, passages, tools.vocabulary),
    hasListed: skills.length > 0 || resume.licences.length > 0,
    languages: new Map(languages.map(({ language_id, proficiency_id }) => [language_id, proficiency_id])),
    wishes: await Promise.all(preferences.map((row) => wishFact(row, told.language, tools))),
    hiring: told.hiring,
  };
}

interface Passage extends Quote {
  text: string;
  /** Written about oneself, in sentences. */
  isLong: boolean;
}

function passagesOf({ headline, summary, work_experiences, educations, skills, licences }: Told['resume']): Passage[] {
  const all: Passage[] = [
    ...skills.map(({ name }): Passage => ({ source: 'skills', text: name, isLong: false })),
    ...licences.map(({ name, issuer }): Passage => ({ source: 'licences', text: name, where: issuer, isLong: false })),
    ...work_experiences.flatMap(({ title, company, description }): Passage[] => [
      { source: 'work', text: description, where: company, isLong: true },
      { source: 'work', text: title, where: company, isLong: false },
    ]),
    { source: 'summary', text: summary, isLong: true },
    { source: 'headline', text: headline, isLong: false },
    ...educations.flatMap(({ degree, field, school, description }): Passage[] => [
      { source: 'education', text: [degree, field].filter(Boolean).join(', ') || school, where: school, isLong: false },
      { source: 'education', text: description, where: school, isLong: false },
    ]),
  ];
  return all.filter(({ text }) => text);
}

/** The first place that says it is quoted: lists of skills before sentences. */
function mentionsIn(passages: readonly Passage[], { skills }: Vocabulary): Map<number, Quote> {
  const mentions = new Map<number, Quote>();
  for (const { isLong, ...passage } of passages) {
    for (const { value, at } of [...skills.find(passage.text), ...skills.findLoosely(passage.text)]) {
      if (!mentions.has(value)) mentions.set(value, { ...passage, text: quoteAround(passage.text, at) });
    }
  }
  return mentions;
}

function licencesIn({ licences }: Told['resume'], passages: readonly Passage[], vocabulary: Vocabulary) {
  const own = new Map<string, Quote & { expires: string | null }>();
  for (const { name, issuer, expires } of licences) {
    for (const { value } of vocabulary.licences.find(`${name} ${issuer}`)) {
      own.set(value, { source: 'licences', text: name, where: issuer, expires });
    }
  }
  for (const { isLong, ...passage } of passages) {
    for (const { value, at } of vocabulary.licences.find(passage.text)) {
      if (!own.has(value)) own.set(value, { ...passage, text: quoteAround(passage.text, at), expires: null });
    }
  }
  return own;
}

/** The highest degree that the first of the texts names. */
function rankIn(texts: readonly string[], { degrees }: Vocabulary): number | null {
  for (const text of texts) {
    const ranks = degrees.find(text).map(({ value }) => value);
    if (ranks.length > 0) return Math.max(...ranks);
  }
  return null;
}

async function workFact(
  { title, company, start, end, is_current }: ResumeContent['work_experiences'][number],
  language: string,
  tools: PrepareTools,
): Promise<WorkFact> {
  const today = monthOf(tools.now.toISOString(), 0);
  const from = monthOf(start ?? end ?? tools.now.toISOString(), 0);
  // A year alone ends with its last month.
  const to = is_current ? today : Math.min(today, monthOf(end ?? start ?? '', 11));
  const functions = await meaningsOf(title, language, tools);
  return { title, words: titleWords(title), company, from, to, isCurrent: is_current, functions };
}

function monthOf(date: string, otherwise: number): number {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month ? month - 1 : otherwise);
}

async function meaningsOf(text: string, language: string, { data, matchTitles }: PrepareTools): Promise<LineOfWork[]> {
  const found = await matchTitles(text, language, MOST_MEANINGS);
  const best = Math.max(0, ...found.map(({ confidence }) => confidence));
  const titles = titleIndex(data);
  return found
    .filter(({ confidence }) => confidence >= UNDERSTOOD && confidence >= best - NEARLY)
    .flatMap(({ titleId }) => {
      const title = titles.get(titleId)?.title;
      return title ? [{ titleId, subId: title.subId, mainId: title.mainId }] : [];
    });
}

async function wishFact(row: PreferenceRow, language: string, tools: PrepareTools): Promise<WishFact> {
  const entry = titleIndex(tools.data).get(row.function_job_title_id)?.title;
  const own = row.custom_job_title;
  const place = tools.data.places
    .get(Math.floor(row.location_id / 1000))
    ?.locations.find(({ id }) => id === row.location_id);
  const scale = 10 ** minorDigits(row.currency);
  const isListed = own === null && entry !== undefined;
  return {
    title: own ?? entry?.names[language] ?? entry?.names.en ?? '',
    function: isListed
      ? { titleId: entry.id, subId: entry.subId, mainId: entry.mainId }
      : ((await meaningsOf(own ?? '', language, tools))[0] ?? null),
    arrangementId: row.work_arrangement_id,
    typeId: row.job_type_id,
    countryId: row.pref_country_id,
    regionId: row.pref_region_id,
    within: place?.within ?? [],
    locationId: row.location_id,
    isAbroad: place?.key === 'overseas' || place === undefined,
    pay: { min: row.min_salary / scale, max: row.max_salary / scale, currency: row.currency },
    languageId: row.language_id,
  };
}
