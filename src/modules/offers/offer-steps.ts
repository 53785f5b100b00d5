import type { ErrorName } from '#src/kernel/errors.ts';
import type { Side, Status } from './offer-fields.ts';

/** As much of an offer as decides what may be done with it. */
export interface StepFacts {
  status: Status;
  version: number;
  expiresAt: Date;
}

/** What someone wants to do, as far as a rule looks at it. */
export interface Wish {
  side: Side | 'worker';
  now: Date;
  /** The version that the candidate has read. */
  version?: number;
  /** Until when a revised offer stands. */
  expiresAt?: Date;
}

type Need = (facts: StepFacts, wish: Wish) => ErrorName | null;

/** Every condition with the error that it answers; the table names them in the order in which they are asked. */
export const needs = {
  'before it expires': ({ expiresAt }, { now }) => (expiresAt > now ? null : 'offerExpired'),
  'the version that was read': ({ version }, wish) =>
    wish.version === undefined || wish.version === version ? null : 'offerChanged',
  'an expiry ahead': (_facts, { expiresAt, now }) =>
    expiresAt === undefined || expiresAt > now ? null : 'offerExpiryPast',
  'its time is over': ({ expiresAt }, { now }) => (expiresAt <= now ? null : 'offerOpenAlready'),
} satisfies Record<string, Need>;

interface Step {
  by: readonly Wish['side'][];
  from: readonly Status[];
  to: Status;
  needs: readonly (keyof typeof needs)[];
}

const open = ['sent', 'viewed'] as const;

/** What a step answers in a status that it does not begin from. */
const refusals: Record<Status, ErrorName> = {
  sent: 'offerOpenAlready',
  viewed: 'offerOpenAlready',
  accepted: 'offerAccepted',
  declined: 'offerDeclined',
  expired: 'offerExpired',
  withdrawn: 'offerWithdrawn',
};

/** OFFER-01: the one table of who may do what with an offer, and when. The README shows it. */
export const offerSteps = {
  view: { by: ['talent'], from: open, to: 'viewed', needs: ['before it expires'] },
  accept: { by: ['talent'], from: open, to: 'accepted', needs: ['before it expires', 'the version that was read'] },
  decline: { by: ['talent'], from: open, to: 'declined', needs: ['before it expires'] },
  revise: { by: ['boss'], from: open, to: 'sent', needs: ['before it expires', 'an expiry ahead'] },
  withdraw: { by: ['boss'], from: open, to: 'withdrawn', needs: ['before it expires'] },
  expire: { by: ['worker'], from: open, to: 'expired', needs: ['its time is over'] },
  /** The conversation is over, or one of the two is gone. */
  end: { by: ['worker'], from: open, to: 'withdrawn', needs: [] },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof offerSteps;
export const stepNames = Object.keys(offerSteps) as StepName[];

/** Why a step may not be taken now, or null. */
export function refuseStep(name: StepName, facts: StepFacts, wish: Wish): ErrorName | null {
  const step: Step = offerSteps[name];
  if (!step.by.includes(wish.side)) return 'noPermission';
  if (!step.from.includes(facts.status)) return refusals[facts.status];
  for (const need of step.needs) {
    const refusal = needs[need](facts, wish);
    if (refusal) return refusal;
  }
  return null;
}

export function isOpen(status: Status): boolean {
  return status === 'sent' || status === 'viewed';
}

const REMINDER_MS = 24 * 3600_000;

/** The candidate hears a day before the end that time runs out; not of an offer that has less than that from the start. */
export function reminderOf(expiresAt: Date, now: Date): Date | null {
  const at = new Date(expiresAt.getTime() - REMINDER_MS);
  return at > now ? at : null;
}

/** The table as the README shows it. */
export function describeSteps(): string {
  const rows = stepNames.map((name) => {
    const { by, from, to, needs: conditions }: Step = offerSteps[name];
    return `| ${name} | ${by.join(', ')} | ${from.join(', ')} | ${to} | ${conditions.join('; ')} |`;
  });
  return ['| step | by | from | to | needs |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
