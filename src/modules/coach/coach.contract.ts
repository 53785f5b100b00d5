import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { flag } from '#src/kernel/schemas.ts';
import { credits, engine } from '#src/modules/ai/ai-schemas.ts';
import { jobCard } from '#src/modules/jobs/job-card.ts';
import { LONGEST_ANSWER, LONGEST_QUESTION } from './coach-limits.ts';
import { PRACTICE_RULES, QUESTION_KINDS } from './practice-rules.ts';

const count = z.number().int();

const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('jobs'),
    /** Of our own search, with the reader's own match where there is one. */
    jobs: z.array(z.object({ job: jobCard, score: count.nullable(), reason: z.string() })),
    /** Jobs that were shown and are closed by now. */
    gone: count,
    /** All of them on the results page, below the language; null where it is no search. */
    path: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('counts'),
    /** How many open jobs were counted. */
    total: count,
    rows: z.array(z.object({ name: z.string(), count })),
  }),
  z.object({ kind: z.literal('draft'), text: z.string() }),
  /** Below the language. */
  z.object({ kind: z.literal('links'), links: z.array(z.object({ label: z.string(), path: z.string() })) }),
]);

const turn = z.object({
  id: count,
  question: z.string(),
  answer: z.string(),
  language: z.string(),
  blocks: z.array(block),
  suggestions: z.array(z.string()),
  engine,
  /** The outside service did not answer, so the built-in engine did. */
  has_fallen_back: z.boolean(),
  is_stopped: z.boolean(),
  created_at: z.iso.datetime(),
});

const conversation = z.object({ id: count, title: z.string(), touched_at: z.iso.datetime() });

const status = z.object({
  credits,
  engine,
  conversations: z.array(conversation),
  /** Questions to begin with. */
  starters: z.array(z.string()),
  practices: z.array(
    z.object({
      id: count,
      job_title: z.string(),
      company_name: z.string(),
      answered: count,
      questions: count,
      is_finished: z.boolean(),
      touched_at: z.iso.datetime(),
    }),
  ),
});

const rule = z.enum(PRACTICE_RULES);
const finding = z.object({ rule, is_met: z.boolean(), title: z.string(), text: z.string() });

const practice = z.object({
  id: count,
  /** Null when the post is gone. */
  job_id: count.nullable(),
  job_title: z.string(),
  company_name: z.string(),
  language: z.string(),
  /** Those that were asked so far; the last one waits for an answer unless it is finished. */
  asked: z.array(
    z.object({
      kind: z.enum(QUESTION_KINDS),
      text: z.string(),
      answer: z.object({ text: z.string(), findings: z.array(finding) }).nullable(),
    }),
  ),
  questions: count,
  is_finished: z.boolean(),
  /** Once it is finished: how often each rule was met. */
  summary: z
    .object({
      rules: z.array(z.object({ rule, title: z.string(), met: count, of: count })),
      /** What to work on first; empty when nothing is left. */
      advice: z.string(),
    })
    .nullable(),
  rules: z.array(z.object({ rule, title: z.string(), how: z.string() })),
});

const practiceJobs = z.object({
  /** Where it is most useful: interviews, applications and saved jobs, then what fits. */
  jobs: z.array(z.object({ id: count, title: z.string(), company_name: z.string() })),
  rules: z.array(z.object({ rule, title: z.string(), how: z.string() })),
});

const calls = { max: 60, seconds: 60 };

export const coachContract = {
  'GET /coach': endpoint({
    summary: 'What is left to ask today, which engine answers, earlier conversations and practised interviews',
    access: 'account',
    input: z.object({}),
    answer: status,
    errors: [],
  }),
  'GET /coach/conversations/:id': endpoint({
    summary: 'A conversation with the coach, the oldest question first, with its jobs as they are now',
    access: 'account',
    input: z.object({ id }),
    answer: conversation.extend({ turns: z.array(turn) }),
    errors: ['notFound'],
  }),
  'DELETE /coach/conversations/:id': endpoint({
    summary: 'Deletes a conversation with the coach',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: calls,
  }),
  'POST /coach/questions': endpoint({
    summary:
      'Asks the coach, in a new conversation unless one is named. With `stream` the answer is server-sent events: `start` ' +
      '(conversation_id, engine, credits, language), `text` for each piece, `blocks`, `end` (what the JSON answer has) or ' +
      '`error` (code, message)',
    access: 'account',
    input: z.object({
      conversation_id: id.optional(),
      text: z.string().trim().min(1).max(LONGEST_QUESTION),
      stream: flag.default(false),
    }),
    answer: z.object({ conversation, turn, credits }),
    errors: ['aiUnavailable', 'writingRunning', 'aiCreditsUsedUp', 'aiResumeQueryLimit', 'notFound'],
    limit: calls,
  }),
  'GET /coach/practice-jobs': endpoint({
    summary: 'Jobs whose interview is worth practising, the wanted one first, and the rules that answers are judged by',
    access: 'account',
    input: z.object({ job_id: id.optional() }),
    answer: practiceJobs,
    errors: [],
  }),
  'POST /coach/practices': endpoint({
    summary: 'Begins to practise the interview for a job, with questions drawn from its post',
    access: 'account',
    input: z.object({ job_id: id }),
    answer: practice,
    errors: ['jobNotFound'],
    limit: calls,
  }),
  'GET /coach/practices/:id': endpoint({
    summary: 'A practised interview as far as it has come',
    access: 'account',
    input: z.object({ id }),
    answer: practice,
    errors: ['notFound'],
  }),
  'POST /coach/practices/:id/answers': endpoint({
    summary: 'Answers the question that waits; the next one comes with feedback by published rules',
    access: 'account',
    input: z.object({ id, place: z.number().int().min(0).max(19), text: z.string().trim().min(1).max(LONGEST_ANSWER) }),
    answer: practice,
    errors: ['notFound', 'practiceMovedOn'],
    limit: calls,
  }),
  'DELETE /coach/practices/:id': endpoint({
    summary: 'Deletes a practised interview',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: calls,
  }),
} satisfies Contract;

export type CoachStatus = z.infer<typeof status>;
export type CoachConversation = z.infer<typeof conversation>;
export type CoachBlock = z.infer<typeof block>;
export type CoachTurn = z.infer<typeof turn>;
export type CoachAnswer = z.infer<(typeof coachContract)['POST /coach/questions']['answer']>;
export type Practice = z.infer<typeof practice>;
export type PracticeJobs = z.infer<typeof practiceJobs>;

/** What a stream says, one after another. */
export type CoachEvent =
  | ({ type: 'start'; conversation_id: number; language: string } & Pick<CoachAnswer, 'credits'> &
      Pick<CoachTurn, 'engine'>)
  | { type: 'text'; text: string }
  | { type: 'blocks'; blocks: CoachBlock[] }
  | ({ type: 'end' } & CoachAnswer)
  | { type: 'error'; code: number; message: string };

type CoachContract = typeof coachContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends CoachContract {}
}
