/** The kinds of work that share their sentences. */
export type Family =
  | 'tech'
  | 'business'
  | 'sales-marketing'
  | 'service'
  | 'health-education'
  | 'manual-logistics'
  | 'creative'
  | 'web3';

/** What a job advertisement in one language is put together from. `{title}`, `{company}` and `{city}` are filled in. */
export interface JobTexts {
  headings: { about: string; tasks: string; profile: string; offer: string };
  /** One opens every advertisement; at least 8. */
  openings: string[];
  /** What the person will do; at least 7 each. */
  tasks: Record<Family, string[]>;
  /** What the person brings; at least 6 each. */
  profile: Record<Family, string[]>;
  /** What the company offers; at least 10. */
  offers: string[];
  /** One closes every advertisement; at least 5. */
  closings: string[];
  /** About a company; `{company}`, `{industry}`, `{city}`, `{year}` are filled in; at least 8. */
  overviews: string[];
  /** Culture and life at a company; at least 8. */
  cultures: string[];
  /** Believable additions to a job title, with `{title}` in place, e.g. "Senior {title}"; at least 5. */
  titleVariants: string[];
}
