import type { PartName, RuleName } from '#src/modules/analysis/rubric.ts';

/** A job of a resume: title, company, first month, last month ('now' while it lasts, '' where nothing is said), words. */
type Job = [title: string, company: string, from: string, to: string, words: string];
type Study = [school: string, degree: string, from: string, to: string, words?: string];

/**
 * A resume with what a careful reader says of it. The labels were written before the rules and are never mended to fit
 * them: half a is tuned on, half b is only counted.
 */
export interface Labelled {
  name: string;
  language: string;
  /** What jobs of this kind ask for (`markets.ts`); without one the desired job is not compared. */
  trade?: string;
  headline?: string;
  place?: string;
  email?: string;
  phone?: string;
  summary?: string;
  work?: Job[];
  studies?: Study[];
  skills?: string[];
  licences?: string[];
  /** Languages as codes of the site. */
  speaks?: string[];
  isStudent?: true;
  expects: {
    /** What must be named as an issue. */
    issues?: RuleName[];
    /** What must not. */
    clean?: RuleName[];
    /** What must have been left out, because we have no words of the language or no jobs to compare. */
    leftOut?: RuleName[];
    /** The band of the score. */
    from: number;
    to: number;
    /** The part in which most is lost, by share. */
    weakest?: PartName;
  };
}

/** Pairs by name: the first is the better resume. */
export type Order = [better: string, worse: string];
