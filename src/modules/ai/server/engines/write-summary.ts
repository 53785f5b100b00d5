import type { LanguageCode } from '#src/modules/options/languages.ts';
import { languageOf } from '../../language-of.ts';
import type { CareerFacts, EngineResult, WorkFact } from './tasks.ts';
import { allWords } from './words/all-words.ts';
import { asParagraph, isMeasured, mendLines } from './write-entry.ts';

const MOST_SKILLS = 6;
const MOST_EARLIER = 2;
const MOST_LANGUAGES = 4;
const LONGEST_HIGHLIGHT = 170;
/** Tells a machine what to do rather than what somebody has done. */
const COMMAND = /ignore|disregard|instruction|prompt|system:|assistant:|忽略|無視|指示|ignora|abaikan|yok say|تجاهل/iu;

export interface SummaryParts {
  opening: string[];
  highlights: string[];
  earlier: string[];
  skills: string[];
  studies: string[];
  licences: string[];
  languages: string[];
  wants: string[];
}

/** A career summary out of the facts: what someone does, what came of it, what they know and what they look for. */
export function writeSummary(facts: CareerFacts, language: LanguageCode): EngineResult {
  const { opening, highlights, skills, studies, licences, languages, wants } = partsOf(facts, language);
  const [know, learnt] = [skills.length > 0 ? skills : licences, studies.slice(0, 1)];
  // Who has not worked yet is what they study.
  const middle = facts.work.length > 0 ? [...know, ...learnt] : [...learnt, ...know];
  const sentences = [...opening, ...highlights.slice(0, 2), ...middle, ...languages, ...wants];
  const isLeftOut = facts.work.slice(0, 1).some(({ description }) => description && !isIn(description, language));
  return {
    text: [...new Set(sentences)].join(allWords[language].gap),
    notes: isLeftOut ? ['otherLanguageLeftOut'] : [],
    questions: highlights.some(isMeasured) || facts.work.length === 0 ? [] : [{ question: 'result', line: '' }],
  };
}

/** Everything that the facts have to say, by sentences, the most telling of each kind first. */
export function partsOf(facts: CareerFacts, language: LanguageCode): SummaryParts {
  const { summary, join } = allWords[language];
  const [newest, ...before] = facts.work;
  const studies = facts.studies
    .filter(({ school }) => school)
    .map(({ is_current, ...study }) => summary.studied({ ...study, isCurrent: is_current }));
  const list = (items: string[], most: number, say: (list: string) => string) =>
    items.length > 0 ? [say(join(items.slice(0, most)))] : [];
  return {
    opening: newest ? [openingOf(newest, language)] : facts.headline ? [asParagraph([facts.headline], language)] : [],
    // Only of the newest: an action must not seem to have been done somewhere else.
    highlights: newest ? highlightsOf(newest, language).sort(byMeasure) : [],
    earlier: before.length > 0 ? [summary.earlier(before.slice(0, MOST_EARLIER))] : [],
    skills: list(facts.skills, MOST_SKILLS, summary.skills),
    studies,
    licences: list(facts.licences, MOST_SKILLS, summary.licences),
    languages: list(facts.languages, MOST_LANGUAGES, summary.languages),
    wants: facts.desired ? [summary.wants(facts.desired)] : [],
  };
}

const byMeasure = (one: string, other: string) => Number(isMeasured(other)) - Number(isMeasured(one));

function openingOf({ title, company, start, end, is_current }: WorkFact, language: LanguageCode): string {
  const { summary } = allWords[language];
  const [from, to] = [start?.slice(0, 4) ?? null, end?.slice(0, 4) ?? null];
  if (is_current) return summary.now({ title, company }, from);
  const years = from && to && from !== to ? `${from}–${to}` : (to ?? from);
  return summary.last({ title, company }, years);
}

/** What someone has achieved, in their own words; only where they are in the language of the text. */
function highlightsOf({ description }: WorkFact, language: LanguageCode): string[] {
  if (!description || !isIn(description, language)) return [];
  const { lines } = mendLines(description, language);
  // A sign says as much as a word.
  const shortest = allWords[language].gap === '' ? 6 : 12;
  const fitting = lines.filter(
    (line) => line.length >= shortest && line.length <= LONGEST_HIGHLIGHT && !COMMAND.test(line),
  );
  return fitting.map((line) => asParagraph([line], language));
}

function isIn(text: string, language: LanguageCode): boolean {
  return languageOf(text, language) === language;
}
