import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { channels, noticeIcons } from '#src/kernel/notices.ts';

const notice = z.object({
  id: z.number().int(),
  kind: z.string(),
  icon: z.enum(noticeIcons),
  title: z.string(),
  text: z.string(),
  /** Where it leads, below the language segment; null when there is nothing to open. */
  path: z.string().nullable(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
});

const unread = z.object({
  chat: z.number().int(),
  notifications: z.number().int(),
});

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const settings = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      /** What it is called and when it comes, in the reader's language. */
      name: z.string(),
      text: z.string(),
      /** By which it can come at all. */
      channels: z.array(z.object({ channel: z.enum(channels), is_on: z.boolean(), is_forced: z.boolean() })),
    }),
  ),
  /** Why a channel reaches nobody yet: no verified address. */
  has_email: z.boolean(),
  has_phone: z.boolean(),
  /** When only urgent news comes, by the clocks of `time_zone`; null: there are no such hours. */
  quiet_hours: z.object({ from: clockTime, to: clockTime }).nullable(),
  time_zone: z.string(),
});

/** The notification centre and what someone wants to be told, and how. */
export const notificationsContract = {
  'GET /notification/list': endpoint({
    summary: 'Notifications of the signed-in person, newest first',
    access: 'account',
    input: z.object({
      before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: z.object({ notifications: z.array(notice), next_before: z.number().int().nullable(), unread }),
    errors: [],
  }),
  'GET /notification/unread-count': endpoint({
    summary: 'Unread counts of chats and notifications',
    access: 'account',
    input: z.object({}),
    answer: unread,
    errors: [],
  }),
  'POST /notification/read': endpoint({
    summary: 'Marks notifications as read: those named, or all',
    access: 'account',
    input: z.object({
      ids: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(100).default([]),
      all: z.boolean().default(false),
    }),
    answer: unread,
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /notification/settings': endpoint({
    summary: 'Which notifications reach the signed-in person, by channel',
    access: 'account',
    input: z.object({}),
    answer: settings,
    errors: [],
  }),
  'POST /notification/settings': endpoint({
    summary: 'Turns channels on or off by kind of notification; what is not named stays as it is',
    access: 'account',
    input: z.object({
      changes: z
        .array(z.object({ kind: z.string().max(100), channel: z.enum(channels), is_on: z.boolean() }))
        .min(1)
        .max(100),
    }),
    answer: settings,
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /notification/quiet-hours': endpoint({
    summary: 'Sets the hours in which email, text and push messages wait unless they are urgent, or ends them',
    access: 'account',
    input: z.object({ is_on: z.boolean(), from: clockTime, to: clockTime }),
    answer: settings,
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /notification/unsubscribe': endpoint({
    summary: 'Which kind of email an unsubscribe token turns off',
    access: 'anyone',
    input: z.object({ token: z.string().trim().max(600) }),
    answer: z.object({ kind: z.string(), name: z.string() }),
    errors: ['linkExpired'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /notification/unsubscribe': endpoint({
    summary: 'Turns one kind of email off, or on again, with an unsubscribe token',
    access: 'anyone',
    input: z.object({ token: z.string().trim().max(600), is_on: z.boolean().default(false) }),
    answer: z.object({ kind: z.string(), is_on: z.boolean() }),
    errors: ['linkExpired'],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /notification/outbox': endpoint({
    summary:
      'Emails and text messages that no service has taken, newest first, for whoever has the token; otherwise not found',
    access: 'anyone',
    input: z.object({
      before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
      token: z.string().max(200).optional(),
    }),
    answer: z.object({
      messages: z.array(
        z.object({
          id: z.number().int(),
          channel: z.enum(['email', 'sms']),
          recipient: z.string(),
          subject: z.string().nullable(),
          text: z.string(),
          html: z.string().nullable(),
          created_at: z.iso.datetime(),
        }),
      ),
      next_before: z.number().int().nullable(),
    }),
    errors: ['notFound'],
  }),
} satisfies Contract;

type NotificationsContract = typeof notificationsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends NotificationsContract {}
}
