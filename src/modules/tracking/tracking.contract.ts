import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

/** The browser sends one to a few at a time. Anyone may write here, so a request must not bring much to keep. */
const MOST_EVENTS = 50;
const LONGEST_EXTRA = 2000;
const shortText = z.string().max(200);
/** Epoch seconds. */
const timestamp = z.number().int().min(0).max(99_999_999_999);

const click = z.object({
  job_id: z.number().int().min(1),
  query_id: shortText.min(1),
  reco_from: shortText.default(''),
  page: shortText.default(''),
  sub_page: shortText.default(''),
  device: shortText.default(''),
  jobseeker_id: z.number().int().nullable().optional(),
  device_uuid: shortText.default(''),
  device_udid: shortText.default(''),
  job_preference_id: z.number().int().nullable().optional(),
  /** One-based. */
  index: z.number().int().min(1).max(100_000),
  page_num: z.number().int().min(1).max(100_000).default(1),
  timestamp,
  scene: shortText.default(''),
});

const expose = click
  .omit({ job_id: true, index: true, page_num: true, job_preference_id: true })
  .extend({ job_ids: z.array(z.number().int().min(1)).min(1).max(1000) });

const pageEvent = z.object({
  event_name: shortText.min(1),
  source: shortText.default('web'),
  user_id: z.number().int().nullable().optional(),
  country_id: z.number().int().nullable().optional(),
  extra: z
    .record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
    .refine((extra) => JSON.stringify(extra).length <= LONGEST_EXTRA, {
      params: { problem: 'tooLong', values: { max: LONGEST_EXTRA } },
    })
    .default({}),
  device_id: shortText.default(''),
  device_type: shortText.default(''),
  device_name: z.string().max(300).default(''),
  event_time: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
});

const accepted = z.object({ accepted: z.number().int() });
const limit = { max: 240, seconds: 60 };

export const trackingContract = {
  'POST /logs/report/click': endpoint({
    summary: 'A job was opened from a list',
    access: 'anyone',
    input: click,
    answer: accepted,
    errors: [],
    limit,
  }),
  'POST /logs/report/expose': endpoint({
    summary: 'Jobs were really seen in a list',
    access: 'anyone',
    input: z.object({ data: z.array(expose).max(MOST_EVENTS), from: z.literal(1) }),
    answer: accepted,
    errors: [],
    limit,
  }),
  'POST /logs/report/events': endpoint({
    summary: 'Events of the page, with their own time',
    access: 'anyone',
    input: z.object({ events: z.array(pageEvent).max(MOST_EVENTS) }),
    answer: accepted,
    errors: [],
    limit,
  }),
  'POST /api-go/app/upload_web_events': endpoint({
    summary: 'A batch of clicks, exposures and events',
    access: 'anyone',
    input: z.object({
      clicks: z.array(click).max(MOST_EVENTS).default([]),
      exposes: z.array(expose).max(MOST_EVENTS).default([]),
      events: z.array(pageEvent).max(MOST_EVENTS).default([]),
    }),
    answer: accepted,
    errors: [],
    limit,
  }),
} satisfies Contract;

export type ClickEvent = z.input<typeof click>;
export type ExposeEvent = z.input<typeof expose>;

type TrackingContract = typeof trackingContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends TrackingContract {}
}
