import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { Questions } from '#src/platform/modules/questions.ts';

/** What someone has told elsewhere that belongs to a profile too. */
export interface ToldElsewhere {
  languages: { language_id: number; proficiency_id: number | null }[];
  hasPreference: boolean;
  hasEligibility: boolean;
}

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    /** Languages, job preferences and work eligibility stand with what someone looks for. */
    'profiles.findTold': (tx: Reader, accountId: number) => Promise<ToldElsewhere>;
  }
}

/** What the verbs of this module need besides the request. */
export interface ProfilesParts {
  namesIn: NamesIn;
  isCountry(id: number): boolean;
  findTold: Questions['profiles.findTold'];
}
