import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { MeetingProvider } from '../../interview-fields.ts';
import type { MeetingParts } from '../interviews.parts.ts';

/** A meeting that the task has to look at. */
export interface DueMeeting {
  id: number;
  conversation_id: number;
  account_id: number | null;
  provider: MeetingProvider;
  is_wanted: boolean;
  external_id: string | null;
  made_starts_at: Date | null;
  made_minutes: number | null;
  version: number;
  attempts: number;
}

export interface SyncContext extends MeetingParts {
  db: Database;
  clock: Clock;
}

/** The account is no longer connected: waiting does not help. */
export class MeetingGone extends Error {}
