import type { Quote } from '../../report.ts';

interface Period {
  start: string | null;
  end: string | null;
  is_current: boolean;
}

/**
 * AI-09: all that is judged. Name, gender, date of birth, nationality and photo are not in it, so that no rule can look
 * at them.
 */
export interface AnalysedResume {
  headline: string;
  email: string;
  phone: string;
  place: string;
  summary: string;
  work: (Period & { title: string; company: string; description: string })[];
  educations: (Period & { school: string; degree: string; field: string; description: string })[];
  skills: string[];
  licences: string[];
  /** Ids of languages. */
  languages: number[];
  isStudent: boolean;
}

/** A skill as jobs ask for it, with all its spellings folded. */
export interface AskedSkill {
  id: number;
  name: string;
  spellings: string[];
  count: number;
}

/** What open jobs like the desired one ask for. */
export interface Market {
  jobs: number;
  of: 'title' | 'field';
  field: string;
  skills: AskedSkill[];
}

/** The desired job. */
export interface Target {
  title: string;
  /** Its names in every language and what else it is called. */
  names: string[];
  languageId: number;
  /** Two letters or so: 'en'. */
  languageCode: string;
  /** For the reader of the report. */
  languageName: string;
  market: Market | null;
  /** The skill that a spelling names, in every skill that we know. */
  skillOf(spelling: string): { id: number; spellings: string[] } | undefined;
}

/** What a rule says: how much of its points, what it counted and which words it means. */
export interface Verdict {
  share: number;
  done?: number;
  total?: number;
  quotes?: Quote[];
}

export type Judge = () => Verdict;
