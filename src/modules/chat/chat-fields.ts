import { z } from 'zod';
import { rowId } from '#src/kernel/row-id.ts';
import { presence } from '#src/modules/accounts/presence.ts';

export const id = rowId;

/** How long a sender may take a message back. */
export const RECALL_SECONDS = 120;
export const LONGEST_TEXT = 5000;
/** To one screening question. */
export const LONGEST_ANSWER = 1000;
export const MOST_PHRASES = 20;
export const MOST_GREETINGS = 10;
/** What employers promise: an answer within three days. */
export const PROMISE_HOURS = 72;
/** TRU-02: how long a first message waits for an answer before it is closed. */
export const CLOSE_DAYS = 14;
/** Unanswered: nobody answered in time; declined: by the Boss; withdrawn: by the talent. */
export const CLOSE_REASONS = ['unanswered', 'declined', 'withdrawn'] as const;

/** From `POST /api-go/file/upload`. */
export const fileId = z.uuid();
export const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Made by the client once per message; the same id again is the same message. */
export const clientId = z.string().regex(/^[\w-]{8,80}$/);

export const MESSAGE_KINDS = [
  'text',
  'picture',
  'file',
  'job_card',
  'resume',
  'contact',
  /** What another module puts into a conversation; `card` says which. */
  'card',
  'system',
] as const;

const file = z.object({
  id: z.uuid(),
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
});

const exchange = z.object({
  id: z.number().int(),
  kind: z.enum(['resume', 'mobile']),
  status: z.enum(['asked', 'accepted', 'declined']),
  /** Who asked; the other one answers. */
  asked_side: z.enum(['talent', 'boss']),
  /** The resume, once the other side may have it (its owner sees it always). */
  file: file.nullable(),
  /** The other person's number, once both have agreed. */
  mobile: z.string().nullable(),
});

/** What it shows comes from the module whose kind it is, as it is now. */
const card = z.object({ kind: z.string(), id: z.number().int(), data: z.record(z.string(), z.unknown()) });

/** JOB-05: a question as it was asked then, and what the talent answered: `yes` or `no` to a `yes_no` question. */
const answer = z.object({ question: z.string(), kind: z.enum(['text', 'yes_no', 'choice']), answer: z.string() });

/** Why the reader should be careful; the message itself is never changed. */
export const FLAGS = [
  'payment_request',
  'wallet',
  'personal_data',
  'run_code',
  'off_platform',
  'suspicious_link',
] as const;

export const message = z.object({
  id: z.number().int(),
  conversation_id: z.number().int(),
  /** 1, 2, 3 … in the one order both sides see. */
  seq: z.number().int(),
  /** Only on own messages: what the client called it. */
  client_id: z.string().nullable(),
  from: z.enum(['talent', 'boss', 'system']),
  sender_id: z.number().int().nullable(),
  kind: z.enum(MESSAGE_KINDS),
  /** Sent by a setting, not by a person (auto-reply). Such messages never count as an answer. */
  is_automatic: z.boolean(),
  /** Null when there is none, when it was recalled, or when its time is over. */
  text: z.string().nullable(),
  file: file.nullable(),
  job: z.object({ id: z.number().int(), title: z.string(), url: z.string(), company: z.string() }).nullable(),
  exchange: exchange.nullable(),
  card: card.nullable(),
  /** Only on a first message about a job with screening questions, in their order. */
  answers: z.array(answer),
  /** A line that the screen words itself: `system.<key>` with values. */
  system: z.object({ key: z.string(), values: z.record(z.string(), z.string()) }).nullable(),
  /** What the reader is warned about; the sender sees it too, and may say that it is wrong. */
  flags: z.array(z.enum(FLAGS)),
  is_recalled: z.boolean(),
  /** Gone from the own history: a client drops it. The other side still has it. */
  is_deleted: z.boolean(),
  sent_at: z.iso.datetime(),
  /** Only on own messages: until then they can be recalled. */
  recallable_until: z.iso.datetime().nullable(),
});

/** Who answers for the company, and what the viewer may do about it. */
const team = z.object({
  owner: z.object({ account_id: z.number().int().nullable(), name: z.string(), avatar: z.string().nullable() }),
  /** Since when it is theirs and who gave it to them; null when it was theirs from the start. */
  given_at: z.iso.datetime().nullable(),
  given_by: z.string().nullable(),
  /** Makes it the viewer's own. */
  may_take: z.boolean(),
  /** Gives it to a colleague: the owner hands it over, an admin assigns it. */
  may_assign: z.boolean(),
  /** Reminds the owner that someone waits. */
  may_nudge: z.boolean(),
  /** Ends the waiting without a message; a first message must be answered. */
  may_skip_reply: z.boolean(),
  notes: z.number().int(),
});

export const conversation = z.object({
  id: z.number().int(),
  /** The viewer's place: one of the two, or a company admin who reads along. */
  side: z.enum(['talent', 'boss', 'colleague']),
  job: z.object({
    /** Null when the posting is gone for good. */
    id: z.number().int().nullable(),
    title: z.string(),
    url: z.string().nullable(),
    status: z.enum(['open', 'on_hold', 'closed']),
  }),
  company: z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    url: z.string().nullable(),
    logo_url: z.string().nullable(),
    is_verified: z.boolean(),
  }),
  /** The other person; for a colleague the talent. */
  other: z.object({
    account_id: z.number().int().nullable(),
    /** First name and initial; a talent's full name once `is_name_shared`. */
    name: z.string(),
    position: z.string(),
    avatar: z.string().nullable(),
    is_vip: z.boolean(),
    presence,
  }),
  /** Who answers for the company: what an admin's inbox shows beside the talent. */
  boss_name: z.string(),
  /** Null for the talent. */
  team: team.nullable(),
  last_seq: z.number().int(),
  last_message: message.nullable(),
  last_message_at: z.iso.datetime(),
  unread_count: z.number().int(),
  read_seq: z.number().int(),
  delivered_seq: z.number().int(),
  other_read_seq: z.number().int(),
  other_delivered_seq: z.number().int(),
  /** Both have written themselves, so resume and number may be exchanged. */
  may_exchange: z.boolean(),
  may_write: z.boolean(),
  /** Why not: a name of the error table, e.g. `jobClosed` or `chatBlocked`. */
  write_refusal: z.string().nullable(),
  is_not_interested: z.boolean(),
  /** Its time is over (retention): a client drops it until a new message comes. */
  is_gone: z.boolean(),
  /** Blocked by the viewer. Being blocked by the other is never told. */
  is_blocked: z.boolean(),
  /** The viewer, a talent, has blocked the company; the company is told only that writing is not possible. */
  is_company_blocked: z.boolean(),
  /** The talent waits for a first or next answer since then. */
  waiting_since: z.iso.datetime().nullable(),
  /** When the promise of 72 hours runs out. */
  reply_due_at: z.iso.datetime().nullable(),
  is_overdue: z.boolean(),
  /** TRU-02: a first message without a human answer is closed then, and both sides are told. Null: no clock runs. */
  closes_at: z.iso.datetime().nullable(),
  closed_at: z.iso.datetime().nullable(),
  close_reason: z.enum(CLOSE_REASONS).nullable(),
  /** PROF-04: the employer sees the talent's full name. */
  is_name_shared: z.boolean(),
  created_at: z.iso.datetime(),
});

export const phrase = z.object({
  id: z.number().int(),
  kind: z.enum(['phrase', 'greeting']),
  text: z.string(),
  /** The greeting that starts a chat when none is chosen. */
  is_default: z.boolean(),
});

/**
 * One step of an account's state, or several at once: what was, and the rows that changed, is what a fresh load shows.
 * Rows replace rows of the same id; order of steps within it does not matter.
 */
export const changes = z.object({
  /** The number this brings the client to. */
  change: z.number().int(),
  conversations: z.array(conversation),
  messages: z.array(message),
});

export const LONGEST_NOTE = 2000;

export type ChatMessage = z.infer<typeof message>;
export type Conversation = z.infer<typeof conversation>;
export type ScreeningAnswer = z.infer<typeof answer>;
export type ChatPhrase = z.infer<typeof phrase>;
export type ChatChanges = z.infer<typeof changes>;
export type CloseReason = (typeof CLOSE_REASONS)[number];
export type MessageFlag = (typeof FLAGS)[number];
export type MessageKind = (typeof MESSAGE_KINDS)[number];
