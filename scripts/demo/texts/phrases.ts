import type { LanguageCode } from '#src/modules/options/languages.ts';
import { type Setting, settingOf } from '../families.data.ts';
import { createTemplate, type Template } from './template.ts';
import { workTexts } from './work-texts.ts';

/** Everything that stands around the duties, by number or setting: a million jobs look nothing up by a name made anew. */
export interface Phrases {
  headings: string[];
  openings: Template[];
  remoteOpenings: Template[];
  skills: Template[];
  /** By id of xp_lvls. */
  experience: string[][];
  /** By id of degrees; none where none is asked for. */
  degree: string[][];
  bySetting: Record<Setting, { start: string[]; offers: string[]; hours: string[] }>;
  remote: { start: string[]; offers: string[] };
  /** For kinds of contract that are not simply full time. */
  hours: Record<'part' | 'shift' | 'flexible' | 'intern', string[]>;
  offers: string[];
  lead: string[];
  learn: string[];
  startOfLeaders: string[];
  closings: string[];
}

/** Sections of what a degree (by id) is called. */
const degreeSections =
  ',,school,school,school,trade,school,diploma,diploma,bachelor,bachelor,master,master,doctor'.split(',');
const settings = [...new Set(Object.values(settingOf))];

const byLanguage = new Map<LanguageCode, Phrases>();

export function phrasesIn(language: LanguageCode): Phrases {
  let phrases = byLanguage.get(language);
  if (!phrases) {
    phrases = readPhrases(language);
    byLanguage.set(language, phrases);
  }
  return phrases;
}

function readPhrases(language: LanguageCode): Phrases {
  const { section } = workTexts(language);
  const surroundings = (setting: string) => ({
    start: section(`start.${setting}`),
    offers: section(`offers.${setting}`),
  });
  const withHours = (setting: Setting) => ({ ...surroundings(setting), hours: section(`hours.${setting}`) });
  return {
    headings: section('headings'),
    openings: section('openings').map(createTemplate),
    remoteOpenings: section('openings.remote').map(createTemplate),
    skills: section('skills').map(createTemplate),
    experience: [0, 1, 2, 3, 4, 5, 6].map((level) => section(`xp.${level}`)),
    degree: degreeSections.map((name) => section(`degree.${name}`)),
    bySetting: Object.fromEntries(settings.map((one) => [one, withHours(one)])) as Phrases['bySetting'],
    remote: surroundings('remote'),
    hours: {
      part: section('hours.part'),
      shift: section('hours.shift'),
      flexible: section('hours.flexible'),
      intern: section('hours.intern'),
    },
    offers: section('offers'),
    lead: section('lead'),
    learn: section('learn'),
    startOfLeaders: section('start.lead'),
    closings: section('closings'),
  };
}
