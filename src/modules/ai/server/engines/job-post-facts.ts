/**
 * All that an engine gets to know of a vacancy, in the language of the post: what the form says, and the employer's own
 * words. What is empty was not told, and is asked for.
 */
export interface JobPostFacts {
  title: string;
  company: string;
  place: string;
  jobType: string;
  arrangement: string;
  team: string;
  /** As it may be shown; a masked one is empty. */
  pay: string;
  level: string;
  /** Nobody has to have worked before. */
  isForBeginners: boolean;
  degree: string;
  skills: string[];
  languages: string[];
  benefits: string[];
  /** Own words: what is to be done, what is needed, what would be nice, what else is offered, how someone is chosen. */
  tasks: string;
  asks: string;
  extras: string;
  offer: string;
  steps: string;
}
