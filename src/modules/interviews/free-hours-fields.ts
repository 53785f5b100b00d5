import { z } from 'zod';
import { DAY_MINUTES, MOST_SPANS, QUARTER } from './calendar-days.ts';

const MOST_DAYS_APART = 60;

/** Minutes after midnight, in quarters of an hour. */
const span = z.object({
  from: z
    .int()
    .min(0)
    .max(DAY_MINUTES - QUARTER)
    .multipleOf(QUARTER),
  until: z.int().min(QUARTER).max(DAY_MINUTES).multipleOf(QUARTER),
});
export type Span = z.output<typeof span>;
const spans = z.array(span).max(MOST_SPANS);

/** What a Boss says of their free hours. */
export const freeHours = z.object({
  is_on: z.boolean(),
  time_zone: z.string().max(64),
  minutes: z.int().min(15).max(480),
  buffer_minutes: z.int().min(0).max(120),
  notice_hours: z.int().min(0).max(336),
  days_ahead: z.int().min(1).max(90),
  /** Of the seven days of a week, from Monday on. */
  week: z.array(spans).length(7),
  /** Single days with hours of their own; none at all for a day off. */
  days: z.array(z.object({ day: z.string(), spans })).max(MOST_DAYS_APART),
});
export type FreeHours = z.output<typeof freeHours>;

/** When an interview can begin, by whose clocks the hours are kept, and how long it takes. */
export const slotList = z.object({
  slots: z.array(z.iso.datetime()),
  time_zone: z.string(),
  minutes: z.number().int(),
});
export type SlotList = z.output<typeof slotList>;
