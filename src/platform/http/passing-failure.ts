import { AppError } from '#src/kernel/errors.ts';
import { isDatabaseAway, RETRY_SECONDS } from '../database/is-away.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { StoreAway } from '../storage/storage.ts';

/** Somebody has to make room, or another service has to come back: that takes longer than a restart. */
const LONGER_SECONDS = 60;

/** What the log says of each, for whoever is on call. */
const WORDS = { outOfSpace: 'a disk is full', filesAway: 'the store for files does not answer' } as const;

type Passing = { error: AppError; says?: string };

/** What is no bug and passes without a change of the program, as the error that the caller gets; undefined for all else. */
export function toPassingFailure(caught: unknown): Passing | undefined {
  if (isDatabaseAway(caught)) return { error: new AppError('databaseAway', { retry_after: RETRY_SECONDS }) };
  const name = isDiskFull(caught) ? 'outOfSpace' : caught instanceof StoreAway ? 'filesAway' : undefined;
  return name && { error: new AppError(name, { retry_after: LONGER_SECONDS }), says: WORDS[name] };
}
