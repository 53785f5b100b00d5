import type { ErrorName } from '#src/kernel/errors.ts';
import type { Side, Status } from './interview-fields.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const CHANGE_HOURS = 3;
export const CHECK_IN_HOURS = 2;
export const LATE_MINUTES = 30;

/** As much of an interview as decides what may be done with it. */
export interface StepFacts {
  status: Status;
  turn: Side | null;
  startsAt: Date | null;
  expiresAt: Date | null;
  finishesAt: Date | null;
  times: readonly Date[];
  /** The free times that can be booked; null where none are offered. */
  slots: readonly Date[] | null;
  checkedIn: Readonly<Record<Side, boolean>>;
  /** What the other side has said of each. */
  attended: Readonly<Record<Side, boolean | null>>;
  isBanned: Readonly<Record<Side, boolean>>;
  isResultRequested: boolean;
  hasResult: boolean;
}

/** What someone wants to do, as far as a rule looks at it. */
export interface Wish {
  side: Side | 'worker';
  now: Date;
  /** The times that are proposed, or the one that is accepted. */
  times?: readonly Date[];
  /** Whether the other side came. */
  isThere?: boolean;
}

type Need = (facts: StepFacts, wish: Wish) => ErrorName | null;

const otherOf = (side: Wish['side']): Side => (side === 'talent' ? 'boss' : 'talent');
const since = (facts: StepFacts, now: Date) => (facts.startsAt ? now.getTime() - facts.startsAt.getTime() : -Infinity);

const ownTurn: Need = (facts, { side }) => (facts.turn === side ? null : 'interviewNotYourTurn');

/** Every condition with the error that it answers; the table names them in the order in which they are asked. */
export const needs = {
  'own turn': ownTurn,
  'one of the proposed times': ({ times: proposed }, { times = [] }) =>
    times.every((time) => proposed.some((one) => one.getTime() === time.getTime())) ? null : 'interviewTimeGone',
  'free hours are offered': ({ slots }) => (slots ? null : 'freeHoursNotOffered'),
  'one of the free times': ({ slots }, { times = [] }) =>
    times.every((time) => slots?.some((one) => one.getTime() === time.getTime())) ? null : 'slotTaken',
  'times ahead': (_facts, { times = [], now }) => (times.every((time) => time > now) ? null : 'interviewTimePast'),
  'nobody is banned': ({ isBanned }, { side }) => {
    if (side !== 'worker' && isBanned[side]) return 'interviewBanned';
    return isBanned[otherOf(side)] ? 'interviewOtherBanned' : null;
  },
  'own turn while pending': (facts, wish) => (facts.status === 'pending' ? ownTurn(facts, wish) : null),
  'three hours before the start': (facts, { now }) =>
    facts.status === 'accepted' && since(facts, now) > -CHANGE_HOURS * HOUR ? 'interviewChangeTooLate' : null,
  'two hours before the start or later': (facts, { now }) =>
    since(facts, now) < -CHECK_IN_HOURS * HOUR ? 'checkInTooEarly' : null,
  'at most 30 minutes after the start': (facts, { now }) =>
    since(facts, now) > LATE_MINUTES * MINUTE ? 'checkInTooLate' : null,
  'not checked in yet': ({ checkedIn }, { side }) => (side !== 'worker' && checkedIn[side] ? 'alreadyCheckedIn' : null),
  'the start has come': (facts, { now }) => (since(facts, now) < 0 ? 'interviewNotStarted' : null),
  'more than 30 minutes after the start': (facts, { now }) =>
    since(facts, now) > LATE_MINUTES * MINUTE ? null : 'attendanceTooEarly',
  'not marked yet': ({ attended }, { side }) => (attended[otherOf(side)] === null ? null : 'attendanceAlreadyMarked'),
  'who checked in was there': ({ checkedIn }, { side, isThere }) =>
    isThere === false && checkedIn[otherOf(side)] ? 'attendanceAlreadyMarked' : null,
  'not asked before': ({ isResultRequested }) => (isResultRequested ? 'resultAlreadyRequested' : null),
  'no result yet': ({ hasResult }) => (hasResult ? 'interviewResultGiven' : null),
  attended: ({ attended }) => (attended.talent === false ? 'interviewNotAttended' : null),
  'its time is over': ({ status, finishesAt, expiresAt }, { now }) => {
    const over = status === 'pending' ? expiresAt : finishesAt;
    return over && over <= now ? null : 'interviewNotFinished';
  },
} satisfies Record<string, Need>;

interface Step {
  by: readonly Wish['side'][];
  from: readonly Status[];
  /** Null leaves it as it is. A step with a choice names where each leads. */
  to: Status | null;
  or?: Status;
  needs: readonly (keyof typeof needs)[];
  /** What it answers in a status that it does not begin from; without a word `interviewNotActive`. */
  refusals?: Partial<Record<Status, ErrorName>>;
}

const unconfirmed = { pending: 'interviewNotConfirmed' } as const;
const unfinished = {
  pending: 'interviewNotConfirmed',
  accepted: 'interviewNotFinished',
  not_attended: 'interviewNotAttended',
} as const;

/** INT-01 to INT-05: the one table of who may do what with an interview, and when. The README shows it. */
export const interviewSteps = {
  accept: {
    by: ['talent', 'boss'],
    from: ['pending'],
    to: 'accepted',
    needs: ['own turn', 'one of the proposed times', 'times ahead', 'nobody is banned'],
  },
  book: {
    by: ['talent'],
    from: ['pending', 'accepted'],
    to: 'accepted',
    needs: [
      'own turn while pending',
      'free hours are offered',
      'three hours before the start',
      'times ahead',
      'one of the free times',
      'nobody is banned',
    ],
  },
  decline: { by: ['talent'], from: ['pending'], to: 'rejected', needs: [] },
  suggest: {
    by: ['talent', 'boss'],
    from: ['pending', 'accepted'],
    to: 'pending',
    needs: ['own turn while pending', 'three hours before the start', 'times ahead', 'nobody is banned'],
  },
  withdraw: { by: ['boss'], from: ['pending'], to: 'cancelled', needs: [] },
  cancel: { by: ['talent', 'boss'], from: ['accepted'], to: 'cancelled', needs: ['three hours before the start'] },
  modify: { by: ['boss'], from: ['pending', 'accepted'], to: null, needs: ['three hours before the start'] },
  check_in: {
    by: ['talent', 'boss'],
    from: ['accepted'],
    to: null,
    needs: ['not checked in yet', 'two hours before the start or later', 'at most 30 minutes after the start'],
    refusals: unconfirmed,
  },
  report_issue: {
    by: ['talent', 'boss'],
    from: ['accepted'],
    to: null,
    needs: ['the start has come'],
    refusals: unconfirmed,
  },
  mark_attendance: {
    by: ['talent', 'boss'],
    from: ['accepted', 'completed', 'pending_results', 'not_attended'],
    to: null,
    or: 'not_attended',
    needs: ['more than 30 minutes after the start', 'not marked yet', 'who checked in was there'],
    refusals: unconfirmed,
  },
  finish: { by: ['worker'], from: ['accepted'], to: 'completed', needs: ['its time is over'] },
  expire: { by: ['worker'], from: ['pending'], to: 'expired', needs: ['its time is over'] },
  request_result: {
    by: ['talent'],
    from: ['completed', 'pending_results'],
    to: 'pending_results',
    needs: ['attended', 'no result yet', 'not asked before'],
    refusals: { ...unfinished, passed: 'interviewResultGiven' },
  },
  give_result: {
    by: ['boss'],
    from: ['completed', 'pending_results'],
    to: 'completed',
    or: 'passed',
    needs: ['attended', 'no result yet'],
    refusals: { ...unfinished, passed: 'interviewResultGiven' },
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof interviewSteps;
export const stepNames = Object.keys(interviewSteps) as StepName[];

/** Why a step may not be taken now, or null. */
export function refuseStep(name: StepName, facts: StepFacts, wish: Wish): ErrorName | null {
  const step: Step = interviewSteps[name];
  if (!step.by.includes(wish.side)) return 'noPermission';
  if (!step.from.includes(facts.status)) return step.refusals?.[facts.status] ?? 'interviewNotActive';
  for (const need of step.needs) {
    const refusal = needs[need](facts, wish);
    if (refusal) return refusal;
  }
  return null;
}

/** Where a step leads; `isOther` is its second way: did not come, or passed. */
export function statusAfter(name: StepName, from: Status, isOther = false): Status {
  const step: Step = interviewSteps[name];
  return (isOther ? step.or : undefined) ?? step.to ?? from;
}

/** Check-in is open until 30 minutes after the start, however short the interview. */
export function finishOf(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + Math.max(minutes, LATE_MINUTES) * MINUTE);
}

export interface Reminder {
  at: Date;
  kind: 'day' | 'hour';
}

/** INT-05: the next reminder after a moment; one whose time has passed is never sent. */
export function nextReminder(startsAt: Date, now: Date): Reminder | null {
  const reminders = [
    { at: new Date(startsAt.getTime() - 24 * HOUR), kind: 'day' },
    { at: new Date(startsAt.getTime() - HOUR), kind: 'hour' },
  ] as const;
  return reminders.find(({ at }) => at > now) ?? null;
}

/** The table as the README shows it. */
export function describeSteps(): string {
  const rows = stepNames.map((name) => {
    const step: Step = interviewSteps[name];
    const to = step.to ?? 'the same';
    const cells = [name, step.by.join(', '), step.from.join(', '), step.or ? `${to} or ${step.or}` : to];
    return `| ${cells.join(' | ')} | ${step.needs.join('; ')} |`;
  });
  return ['| step | by | from | to | needs |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
