import type { Eligibility } from '#src/modules/jobs/job-card.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { LineState, MatchKind } from '../match-lines.ts';
import type { JobFacts, Quote, TalentFacts } from './facts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Why something counts in part or is not known, for the reader; numbers and dates it needs. */
export type Note =
  | { is: 'months'; months: number; least: number }
  | { is: 'related' }
  | { is: 'general' }
  | { is: 'variant' }
  | { is: 'expired'; date: string }
  | { is: 'unfinished' }
  | { is: 'nearDegree' }
  | { is: 'level' }
  | { is: 'country' }
  | { is: 'region' }
  | { is: 'nearPay' }
  | { is: 'notNeeded' };

/** One thing that the job asks for, and what was found. */
export interface Finding {
  /** The same for every job that asks the same; corrections are kept by it. */
  key: string;
  kind: MatchKind;
  /** What is asked for: an id of its list or the key of a licence. */
  asks: number | string;
  state: LineState;
  /** From 0 to 1; counts only in part. */
  share: number;
  said: Quote[];
  note: Note | null;
  /** Of its kind's points where it is worth less than usual. */
  weight?: number;
}

export interface ScoreTools {
  vocabulary: Pick<Vocabulary, 'narrower'>;
  rates: OptionData['rates']['rates'];
  now: Date;
}

/** One person and one job. */
export interface Pairing {
  talent: TalentFacts;
  job: JobFacts;
  /** TRU-08, as jobs answers it for the country of the account. */
  eligibility: Eligibility | null;
}

type Found = Pick<Finding, 'state' | 'share' | 'said' | 'note'>;

export const met = (said: Quote[], note: Note | null = null): Found => ({ state: 'met', share: 1, said, note });
export const inPart = (share: number, said: Quote[], note: Note): Found => ({ state: 'partial', share, said, note });
export const missed = (said: Quote[] = [], note: Note | null = null): Found => ({
  state: 'missed',
  share: 0,
  said,
  note,
});
export const unknown = (): Found => ({ state: 'unknown', share: 0, said: [], note: null });
