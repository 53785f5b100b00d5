import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { type FunnelStep, LENGTHS, SOURCE_ROWS } from './figure-rules.ts';

const count = z.number().int().min(0);
const hours = z.number().min(0).nullable();
const day = z.iso.date();

/** Which days, by the clocks of which zone, and of which job. */
export const figuresInput = z.object({
  /** The last so many days, today included; a chosen range goes before it. */
  days: z.coerce
    .number()
    .pipe(z.literal([...LENGTHS]))
    .default(30),
  from: day.optional(),
  to: day.optional(),
  /** As IANA names it. */
  time_zone: z.string().max(64).default('UTC'),
  job_id: id.optional(),
});

/** Hours to something; without figures where fewer than ten say it. */
const duration = z.object({ sample: count, is_enough: z.boolean(), median_hours: hours, p90_hours: hours });

/** TRU-01 as candidates are shown it, for questions that were asked in the period. */
const replies = duration.extend({
  answered: count,
  within_day: count,
  /** 0 to 1, of all that count; null while too few do. */
  share: z.number().min(0).max(1).nullable(),
  share_within_day: z.number().min(0).max(1).nullable(),
});

const speed = z.object({ replies, interview: duration, hire: duration });

/** Each step counts everyone who got at least that far. */
const steps = z.object({
  views: count,
  contacts: count,
  answered: count,
  interview: count,
  offer: count,
  hired: count,
}) satisfies z.ZodType<Record<FunnelStep, number>>;
/** By source a small number would tell how one person came here: null is fewer than five. */
const few = count.nullable();
const guarded = steps.extend({ contacts: few, answered: few, interview: few, offer: few, hired: few });
const period = z.object({ from: day, to: day });

const errors = ['companyNotFound', 'validationFailed', 'noPermission', 'jobNotFound'] as const;

export const figuresContract = {
  'GET /recruiters/figures': endpoint({
    summary: 'Hiring figures of the company, or of the jobs that you manage: speed, funnel, sources and jobs',
    access: 'member',
    input: figuresInput,
    answer: z.object({
      /** `company` for who may manage it, `own` for the jobs that one manages oneself. */
      scope: z.enum(['company', 'own']),
      period: period.extend({ days: count, time_zone: z.string() }),
      /** As many days right before it. */
      before: period,
      speed,
      speed_before: speed,
      funnel: steps,
      funnel_before: steps,
      /** Those with fewer than five contacts are `other` together. */
      sources: z.array(guarded.extend({ source: z.enum(SOURCE_ROWS) })),
      /** The most written to first, fifty at most; the download has all. */
      jobs: z.array(steps.extend({ job_id: z.number().int(), title: z.string(), is_open: z.boolean() })),
      /** New contacts by day, or by week when the period is long. */
      contacts: z.array(z.object({ date: day, value: count })),
      is_weekly: z.boolean(),
      /** Whether anyone has ever written. */
      has_contacts: z.boolean(),
    }),
    errors: [...errors],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /recruiters/figures/team': endpoint({
    summary: 'How each colleague answers, and how many wait for them; for who may manage the company',
    access: 'member',
    input: figuresInput,
    answer: z.object({
      members: z.array(
        z.object({ account_id: z.number().int(), name: z.string(), replies, waiting: count, overdue: count }),
      ),
    }),
    errors: [...errors],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;

export type FiguresInput = z.output<typeof figuresInput>;
export type Duration = z.infer<typeof duration>;
export type Replies = z.infer<typeof replies>;
export type Speed = z.infer<typeof speed>;
export type Steps = z.infer<typeof steps>;
export type GuardedSteps = z.infer<typeof guarded>;

type FiguresContract = typeof figuresContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends FiguresContract {}
}
