import type { z } from 'zod';
import type { Translate, Values } from './translate.ts';

/** The ways a notice can reach someone. Push is the browser's own notice, also while no page of the site is open. */
export const channels = ['in_app', 'email', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

/** What stands beside a notice in lists; the browser knows how to draw each. */
export const noticeIcons = ['chat', 'clock', 'job', 'team', 'company', 'safety', 'bell'] as const;
export type NoticeIcon = (typeof noticeIcons)[number];

/** Parts of the settings page, in their order; within one, kinds stand as their modules declare them. */
export const noticeGroups = ['chats', 'alerts', 'company', 'jobs', 'account'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** Whom a notice is for. */
export interface NoticeReader {
  language: string;
  /** Someone who hires: the pages of their own account stand inside the employer site. */
  isEmployer: boolean;
}

export interface NoticeText {
  title: string;
  text: string;
  /** What opening it does, for the button of the e-mail; without it just that. */
  action?: string;
}

/**
 * One kind of notice, everything about it. Its words stand in `locales/<language>/notices.json` under its name (or its
 * name and variant), what it is called in the settings in `notifications.json`.
 */
export interface NoticeRow<Schema extends z.ZodType = z.ZodType> {
  /** What fills the texts and the path. Rows are kept for half a year, so a field that is added must be optional. */
  data: Schema;
  group: NoticeGroup;
  icon: NoticeIcon;
  /** How it can come at all; without it by every channel. */
  channels?: readonly Channel[];
  /** On unless someone turns it off. */
  byDefault: readonly Channel[];
  /** Cannot be turned off: the account's safety or a duty of ours depends on it. */
  forced?: readonly Channel[];
  /** Comes in quiet hours too: it would be too late afterwards, or its reader has just asked for it. */
  isUrgent?: boolean;
  /** Whom it concerns; without it everyone. */
  role?: 'recruiter';
  /** A task of its own sends the e-mails, e.g. one for all unread chats. */
  hasOwnEmail?: boolean;
  /** Where it leads in the site of its reader's side, below the language segment. */
  path(data: z.output<Schema>, reader: NoticeReader): string | null;
  /** Which of several texts. */
  variant?(data: z.output<Schema>): string;
  /** Values of the texts that the data does not hold as they are shown. */
  values?(data: z.output<Schema>, t: Translate, reader: NoticeReader): Values;
  /** For a kind whose words are put together from several texts. */
  write?(data: z.output<Schema>, t: Translate, reader: NoticeReader): NoticeText;
}

export type NoticeTable = Readonly<Record<string, NoticeRow>>;

/** Gives `path` and the others the type of the row's own data. */
export function defineNotice<Schema extends z.ZodType>(row: NoticeRow<Schema>): NoticeRow<Schema> {
  return row;
}

export function allowedChannels(row: NoticeRow): readonly Channel[] {
  return row.channels ?? channels;
}

export function isForced(row: NoticeRow, channel: Channel): boolean {
  return row.forced?.includes(channel) ?? false;
}

/** Whether quiet hours hold it back. What the account's safety depends on they never do. */
export function canWait(row: NoticeRow): boolean {
  return !row.isUrgent && !row.forced?.length;
}

/** Whether a channel is on for a kind, given what its reader has chosen. */
export function isChannelOn(row: NoticeRow, channel: Channel, chosen: boolean | undefined): boolean {
  if (!allowedChannels(row).includes(channel)) return false;
  return isForced(row, channel) || (chosen ?? row.byDefault.includes(channel));
}
