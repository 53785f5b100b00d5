/** What the built-in engine says around an employer's own facts, and what it takes off their lines. */
export interface JobWords {
  about: string;
  tasks: string;
  asks: string;
  extras: string;
  offer: string;
  steps: string;
  /** Who looks for whom, where; company and place may be missing. */
  opening(facts: { company: string; title: string; place: string }): string;
  jobType: string;
  arrangement: string;
  team: string;
  pay: string;
  experience: string;
  noExperience: string;
  degree: string;
  skills: string;
  languages: string;
  /** Openings of a line that its heading says already. */
  openers: readonly string[];
  /** Praise that only a company's own words may hold. */
  praise: readonly string[];
}
