import type { Place, Work } from '../scripts/demo/prepare-options.ts';
import { prepareOptions } from '../scripts/demo/prepare-options.ts';
import { createRandom, createRankedPick, createWeightedPick, type Random } from '../scripts/demo/random.ts';
import { chooseSkills } from '../scripts/demo/skill-fit.ts';
import { prepareTalent, type Told } from '../src/modules/matching/server/prepare-talent.ts';
import { vocabularyOf } from '../src/modules/matching/server/vocabulary.ts';
import { jobLanguageCodes } from '../src/modules/options/job-languages.ts';
import type { OptionData } from '../src/modules/options/server/options.public.ts';
import { NOTHING_TOLD } from '../src/modules/preferences/server/preferences.public.ts';
import { type MatchTitles, wordsOf } from '../src/modules/search/server/search.public.ts';
import { degreeRankOf, documentOf, tagOf } from '../src/modules/talents/server/talent-words.ts';

/** What people have done and can do, with the words by which the index has them. */
export interface Career {
  language: string;
  titles: string[];
  skills: string[];
  degree: string;
  field: string;
  degree_rank: number | null;
  title_id: number;
  words: string[];
}

/** Where people wish to work. */
export interface Home {
  language: string;
  country_id: number;
  location_id: number;
  region_id: number | null;
  currency: string;
  utc: string;
  city: string;
  words: string[];
}

/** A skill that somebody has beside those of their work. */
export interface OwnSkill {
  name: string;
  words: string[];
}

const SEED = 4;
const HOMES = 4000;
const OWN_SKILLS = 20_000;
/** How far the commonest title and skill stand above the rest. */
const STEEPNESS = 1;
const DEGREES = ['', '', 'High school', 'Diploma', 'Diploma', 'Bachelor', 'Bachelor', 'Bachelor', 'Master', 'PhD'];
const FIELDS = ['Engineering', 'Business', 'Nursing', 'Design', 'Economics', 'Languages', 'Physics', 'Law'];
const EVERYTHING_SHOWN = { wishes: true, pay: false, place: true, languages: true, eligibility: true };

/** The parts of which a database of people is put together: titles, skills and places of the real lists, few of them common. */
export async function makePeople(data: OptionData, matchTitles: MatchTitles, careers: number) {
  const options = prepareOptions();
  const pickPlace = createWeightedPick(options.places, ({ weight }) => weight);
  const pickWork = createRankedPick(options.works, ({ title }) => title.heat, STEEPNESS);
  const known = new Map<string, ReturnType<MatchTitles>>();
  const remembered: MatchTitles = (text, language, most) => {
    const key = `${language} ${most} ${text}`;
    const found = known.get(key) ?? matchTitles(text, language, most);
    known.set(key, found);
    return found;
  };
  const all: Career[] = [];
  for (let at = 0; at < careers; at += 1) {
    const random = createRandom(SEED, 'career', at);
    all.push(await makeCareer(random, pickPlace(random), pickWork(random), options.works));
  }
  return { careers: all, homes: makeHomes(), skills: makeSkills() };

  async function makeCareer(random: Random, place: Place, work: Work, works: Work[]): Promise<Career> {
    const language = place.pickLanguage(random);
    // Who changes work does so within the field.
    const near = works.filter(({ title }) => title.subId === work.title.subId);
    const done = [work, ...(random.chance(0.4) ? [random.pick(near)] : [])];
    const titles = done.map(({ title }, before) => {
      const name = title.names[language] ?? title.names.en ?? '';
      return before === 0 && random.chance(0.2) ? `Senior ${name}` : name;
    });
    const skills = chooseSkills(random, work.fit).map((id) => options.skillName(id, language));
    const degree = random.pick(DEGREES);
    const field = degree ? random.pick(FIELDS) : '';
    const told: Told = {
      countryId: place.site.id,
      language,
      resume: {
        headline: '',
        summary: '',
        work_experiences: titles.map((title) => {
          const dates = { start: '2020-01', end: null, is_current: true };
          return { title, company: 'X', place: '', description: '', ...dates };
        }),
        educations: degree
          ? [{ school: 'X', degree, field, place: '', start: null, end: '2019', is_current: false, description: '' }]
          : [],
        skills: skills.map((name) => ({ name, proficiency_id: null })),
        licences: [],
      },
      languages: [],
      preferences: [],
      hiring: NOTHING_TOLD,
    };
    const tools = { data, vocabulary: vocabularyOf(data), matchTitles: remembered, now: new Date() };
    const facts = await prepareTalent(told, tools);
    const words = documentOf(facts, EVERYTHING_SHOWN, '');
    return {
      language,
      titles,
      skills,
      degree,
      field,
      degree_rank: degreeRankOf(facts),
      title_id: work.title.id,
      words,
    };
  }

  function makeHomes(): Home[] {
    return Array.from({ length: HOMES }, (_, at) => {
      const random = createRandom(SEED, 'home', at);
      const place = pickPlace(random);
      const location = place.pickLocation(random);
      const language = place.pickLanguage(random);
      const within = location.within.length > 0 ? location.within : [location.id];
      const speaks = [...new Set(['en', language])].map((code) => jobLanguageCodes.indexOf(code) + 1);
      const { id: countryId, currency } = place.site;
      return {
        language,
        country_id: countryId,
        location_id: location.id,
        region_id: location.regionId,
        currency,
        utc: place.utc,
        city: location.names.en ?? '',
        words: [
          ...within.map((id) => tagOf('location', id)),
          ...(location.regionId === null ? [] : [tagOf('region', location.regionId)]),
          tagOf('country', countryId),
          tagOf('mayWork', countryId),
          ...speaks.filter((id) => id > 0).map((id) => tagOf('language', id)),
        ],
      };
    });
  }

  function makeSkills(): OwnSkill[] {
    const pick = createRankedPick(data.skills, ({ id }) => -id, STEEPNESS);
    return Array.from({ length: OWN_SKILLS }, (_, at) => {
      const { id, names } = pick(createRandom(SEED, 'skill', at));
      const name = names.en ?? '';
      return { name, words: [tagOf('skill', id), ...wordsOf(name)] };
    });
  }
}
