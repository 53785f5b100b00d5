import type { ErrorName } from '#src/kernel/errors.ts';
import type { Presence } from '#src/modules/accounts/presence.ts';
import { LEAST_SAMPLE } from '#src/modules/companies/reply-meter.ts';
import { type CloseReason, PROMISE_HOURS, RECALL_SECONDS } from '../chat-fields.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const JUST_NOW_MS = 10 * 60_000;

export type StartRefusal = Extract<
  ErrorName,
  | 'jobNotFound'
  | 'jobClosed'
  | 'jobOnHold'
  | 'jobIntakePaused'
  | 'identityMismatch'
  | 'remoteCountryUnconfirmed'
  | 'chatBlocked'
  | 'selfContact'
  | 'noPermission'
>;

export interface StartFacts {
  role: string;
  talentId: number;
  talentCountryId: number;
  bossId: number;
  /** The Boss may be written to: neither suspended nor gone. */
  isBossThere: boolean;
  jobStatus: 'open' | 'on_hold' | 'closed';
  /** Too many wait for an answer already (TRU-02). */
  isIntakePaused: boolean;
  isRemote: boolean;
  isRemoteWorldwide: boolean;
  remoteCountryIds: readonly number[];
  isEligible: boolean;
  /** Either has blocked the other, or the talent the company. */
  isBlocked: boolean;
  isCountryConfirmed: boolean;
}

/** Why someone may not start a chat about a job; the first reason that no click of theirs can lift comes first. */
export function refuseStart(facts: StartFacts): StartRefusal | null {
  if (facts.talentId === facts.bossId) return 'selfContact';
  if (facts.role !== 'talent') return 'noPermission';
  if (facts.jobStatus === 'closed') return 'jobClosed';
  if (facts.jobStatus === 'on_hold') return 'jobOnHold';
  if (facts.isIntakePaused) return 'jobIntakePaused';
  if (facts.isBlocked || !facts.isBossThere) return 'chatBlocked';
  if (!facts.isEligible) return 'identityMismatch';
  const isAbroad =
    facts.isRemote &&
    !facts.isRemoteWorldwide &&
    facts.remoteCountryIds.length > 0 &&
    !facts.remoteCountryIds.includes(facts.talentCountryId);
  return isAbroad && !facts.isCountryConfirmed ? 'remoteCountryUnconfirmed' : null;
}

export interface WriteFacts {
  side: 'talent' | 'boss' | 'colleague';
  jobStatus: 'open' | 'on_hold' | 'closed';
  hasBossWritten: boolean;
  /** The Boss has invited the talent, who has not answered. */
  isInvitation: boolean;
  closeReason: CloseReason | null;
  isBlocked: boolean;
  isOtherThere: boolean;
}

/**
 * Why someone may not write in a conversation. A closed job ends only what has not become a conversation yet: two people
 * who talk may go on talking. What was closed unanswered rests until the Boss writes, which opens it again; after a
 * decline the talent may still say something. Who was invited is not written to again before they answer.
 */
export function refuseWrite(
  facts: WriteFacts,
): 'chatBlocked' | 'chatClosed' | 'jobClosed' | 'invitationUnanswered' | null {
  if (facts.side === 'colleague' || facts.isBlocked || !facts.isOtherThere) return 'chatBlocked';
  if (facts.side === 'boss' && facts.isInvitation) return 'invitationUnanswered';
  if (facts.side === 'talent' && facts.closeReason === 'unanswered') return 'chatClosed';
  if (facts.jobStatus === 'closed' && facts.side === 'talent' && !facts.hasBossWritten) return 'jobClosed';
  return null;
}

export function recallableUntil(sentAt: Date): Date {
  return new Date(sentAt.getTime() + RECALL_SECONDS * 1000);
}

export function replyDueAt(waitingSince: Date): Date {
  return new Date(waitingSince.getTime() + PROMISE_HOURS * HOUR);
}

/** Someone waits, and their Boss was not reminded of them within a day. */
export function mayNudge(waitingSince: Date | null, nudgedAt: Date | null, now: Date): boolean {
  return waitingSince !== null && (nudgedAt === null || now.getTime() - nudgedAt.getTime() >= DAY);
}

export interface FirstMessage {
  /** Words that nobody has answered yet; a later message of a conversation moves no meter. */
  isFirst: boolean;
  /** It counts against the Boss already. One that changed hands is taken for one that does not: a gain is never overstated. */
  isCounted: boolean;
}

/**
 * How many answers, to who waits longest first, would raise the share that candidates read by a tenth, and to what. Null
 * while too few were asked, and when answers to all of them would not.
 */
export function gainOf(meter: { sample_size: number; answered: number }, waiting: readonly FirstMessage[]) {
  if (meter.sample_size < LEAST_SAMPLE) return null;
  const before = Math.floor((meter.answered * 10) / meter.sample_size);
  let { sample_size: asked, answered } = meter;
  for (const [at, one] of waiting.entries()) {
    if (!one.isFirst) continue;
    answered += 1;
    if (!one.isCounted) asked += 1;
    if (Math.floor((answered * 10) / asked) > before) return { answers: at + 1, response_rate: answered / asked };
  }
  return null;
}

/** How long ago someone was here, as coarse as it is told to others. */
export function presenceAt(now: Date, onlineUntil: Date | null, lastActiveAt: Date | null): Presence {
  if (onlineUntil && onlineUntil > now) return 'online';
  if (!lastActiveAt) return 'away';
  const age = now.getTime() - lastActiveAt.getTime();
  if (age < JUST_NOW_MS) return 'just_now';
  if (age < DAY) return 'today';
  if (age < 7 * DAY) return 'this_week';
  return age < 30 * DAY ? 'this_month' : 'away';
}
