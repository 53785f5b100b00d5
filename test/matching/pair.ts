/** One person as the profile and the preferences would hold them, by names instead of numbers. */
export interface PairTalent {
  headline?: string;
  summary?: string;
  skills?: string[];
  work?: { title: string; from: string; to?: string; text?: string }[];
  studies?: { degree: string; field?: string; school?: string }[];
  licences?: string[];
  /** Language code to proficiency key; an empty one is not said. */
  languages?: Record<string, string>;
  wish?: {
    /** An English title of the lists, or `own:` and a title of one's own. */
    title: string;
    arrangement?: string;
    type?: string;
    /** Country code, or country code and key of a location. */
    place: string;
    pay?: [number, number, string];
    language?: string;
  };
  country: string;
  /** Country code to key of a work eligibility. */
  status?: Record<string, string>;
}

export interface PairJob {
  /** An English title of the lists. */
  title: string;
  /** What the advertisement calls it. */
  says?: string;
  xp?: string;
  degree?: string;
  skills?: string[];
  languages?: string[];
  place: string;
  arrangement?: string;
  type?: string;
  pay?: [number, number, string];
  text?: string;
  worldwide?: boolean;
  remoteCountries?: string[];
  status?: string[];
}

/** What a reasonable person would say of the two. Lines that are not named may be anything. */
export interface Pair {
  id: string;
  talent: PairTalent;
  job: PairJob;
  met?: string[];
  partial?: string[];
  missed?: string[];
  unknown?: string[];
  band: [number, number];
}

export interface Half {
  pairs: Pair[];
  /** The first fits better than the second. */
  better: [string, string][];
}
