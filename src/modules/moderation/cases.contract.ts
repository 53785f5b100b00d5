import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { caseActions, caseKinds, caseSubjects, caseViews, measureReasons, messageKinds } from './case-fields.ts';

const moment = z.iso.datetime();
const operator = z.object({ account_id: z.number().int(), name: z.string() });
const target = z.object({ kind: z.enum(caseSubjects), id: z.number().int(), name: z.string() });
const note = z.string().trim().max(1000).default('');

const moderationCase = z.object({
  id: z.number().int(),
  kind: z.enum(caseKinds),
  state: z.enum(['open', 'proposed', 'closed']),
  subject: target.extend({
    /** Where others see it, below the language segment; null for people and what is gone. */
    url: z.string().nullable(),
    /** The company of a job, what a person is. */
    detail: z.string(),
  }),
  /** What it is about in short: the worst reason, or what the program has noticed. */
  headline: z.string(),
  points: z.number().int(),
  reporter_count: z.number().int(),
  report_count: z.number().int(),
  flag_count: z.number().int(),
  opened_at: moment,
  closed_at: moment.nullable(),
  outcome: z.string().nullable(),
  claimed_by: operator.nullable(),
  is_mine: z.boolean(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

const decision = z.object({
  id: z.number().int(),
  action: z.enum(caseActions),
  state: z.enum(['proposed', 'in_force', 'done', 'over']),
  ended_as: z.string().nullable(),
  target,
  reason_name: z.enum(measureReasons).nullable(),
  /** The reason in the viewer's language. */
  reason: z.string(),
  note: z.string(),
  log_note: z.string(),
  days: z.number().int().nullable(),
  is_urgent: z.boolean(),
  ends_at: moment.nullable(),
  proposed_by: operator.nullable(),
  confirmed_by: operator.nullable(),
  created_at: moment,
});
export type CaseDecision = z.infer<typeof decision>;

const side = z.object({
  role: z.enum(['subject', 'reporter']),
  kind: z.enum(caseSubjects),
  id: z.number().int(),
  name: z.string(),
  detail: z.string(),
  since: moment.nullable(),
  status: z.enum(['active', 'suspended', 'gone']),
  /** Browsers the account was used in; null for what has none. */
  devices: z.number().int().nullable(),
  conversations: z.number().int(),
  reports_made: z.object({ open: z.number().int(), upheld: z.number().int(), dismissed: z.number().int() }),
  reports_about: z.number().int(),
  /** What was decided about them before, newest first. */
  history: z.array(z.object({ case_id: z.number().int(), at: moment, what: z.string(), by: z.string() })),
});
export type CaseSide = z.infer<typeof side>;

const evidence = z.object({
  title: z.string(),
  /** Plain text, as others read it. */
  text: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});

const caseDetail = moderationCase.extend({
  reports: z.array(
    z.object({
      id: z.number().int(),
      reason: z.string(),
      note: z.string(),
      reporter: z.object({ account_id: z.number().int().nullable(), name: z.string() }),
      conversation_id: z.number().int().nullable(),
      message_id: z.number().int().nullable(),
      created_at: moment,
    }),
  ),
  /** From how many networks the reports came; the networks themselves are not kept. */
  network_count: z.number().int(),
  conversation_ids: z.array(z.number().int()),
  evidence: evidence.nullable(),
  appeal: z.object({ text: z.string(), decision }).nullable(),
  decisions: z.array(decision),
  /** The measure that can be taken back from here. */
  in_force: z.array(decision),
  proposal: decision.nullable(),
  sides: z.array(side),
  /** Reasons to choose from, as the operator reads them; who is concerned reads the same in their language. */
  templates: z.array(z.object({ name: z.enum(measureReasons), text: z.string() })),
  may: z.object({
    actions: z.array(z.enum(caseActions)),
    /** Whom a suspension may be about. */
    targets: z.array(target),
    confirm: z.boolean(),
  }),
});
export type CaseDetail = z.infer<typeof caseDetail>;

const changed = z.object({ state: z.enum(['open', 'proposed', 'closed']) });
const DECIDING = ['notFound', 'caseTaken', 'caseClosed', 'alreadyInForce', 'ownDecision'] as const;

export const casesContract = {
  'GET /operator/moderation/cases': endpoint({
    summary: 'Cases by harm and waiting time, those that wait for a second operator, one’s own, or closed ones',
    access: 'role:operator',
    input: z.object({
      view: z.enum(caseViews).default('open'),
      kind: z.enum(caseKinds).optional(),
      /** What `next` of the last answer said. */
      after: z.string().max(60).optional(),
    }),
    answer: z.object({
      cases: z.array(moderationCase),
      next: z.string().nullable(),
      counts: z.object({ open: z.number().int(), confirm: z.number().int(), mine: z.number().int() }),
    }),
    errors: [],
  }),
  'GET /operator/moderation/cases/:id': endpoint({
    summary: 'A case with its evidence, the history of both sides and what may be done',
    access: 'role:operator',
    input: z.object({ id }),
    answer: caseDetail,
    errors: ['notFound'],
  }),
  'POST /operator/moderation/cases/:id/messages': endpoint({
    summary: 'The reported messages with some before and after; reading them stands in the audit log',
    access: 'role:operator',
    input: z.object({ id }),
    answer: z.object({
      conversations: z.array(
        z.object({
          id: z.number().int(),
          job_title: z.string(),
          company_name: z.string(),
          message_count: z.number().int(),
          messages: z.array(
            z.object({
              id: z.number().int(),
              seq: z.number().int(),
              from: z.enum(['talent', 'boss', 'system']),
              name: z.string(),
              /** Written by whom the case is about. */
              is_subject: z.boolean(),
              is_reported: z.boolean(),
              flags: z.array(z.string()),
              text: z.string(),
              kind: z.enum(messageKinds),
              /** What was sent with it, while it is there. */
              file: storedFile.nullable(),
              is_recalled: z.boolean(),
              sent_at: moment,
            }),
          ),
        }),
      ),
    }),
    errors: ['notFound'],
  }),
  'POST /operator/moderation/cases/:id/claim': endpoint({
    summary: 'Takes a case for oneself for half an hour, or gives it back',
    access: 'role:operator',
    input: z.object({ id, release: z.boolean().default(false) }),
    answer: z.object({ is_mine: z.boolean() }),
    errors: ['notFound', 'caseTaken', 'caseClosed'],
  }),
  'POST /operator/moderation/cases/:id/decide': endpoint({
    summary: 'Decides a case; a suspension is proposed and waits for a second operator',
    access: 'role:operator',
    input: z.object({
      id,
      action: z.enum(caseActions),
      /** For a suspension: whom. */
      target: z.enum(['person', 'company']).optional(),
      /** What the person concerned reads in their own language; needed for every measure. */
      reason_name: z.enum(measureReasons).nullable().default(null),
      /** Words of one's own for the person concerned. */
      note,
      /** For the audit log only. */
      log_note: note,
      /** Of a suspension; without it for good. */
      days: z.coerce.number().int().min(1).max(365).nullable().default(null),
      /** In force at once for 24 hours, before the second operator. */
      is_urgent: z.boolean().default(false),
    }),
    answer: changed,
    errors: DECIDING,
  }),
  'POST /operator/moderation/cases/:id/confirm': endpoint({
    summary: 'The second operator’s decision on a proposed suspension: confirm it, or send it back to the queue',
    access: 'role:operator',
    input: z.object({ id, confirm: z.boolean(), log_note: note }),
    answer: changed,
    errors: [...DECIDING, 'secondOperatorNeeded'],
  }),
} satisfies Contract;

type CasesContract = typeof casesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends CasesContract {}
}
