import { type Channel, isChannelOn, type NoticeText } from '#src/kernel/notices.ts';
import { type Contact, findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { composeNoticeEmail } from '../compose-email.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { presentNotice } from '../notifications.presenter.ts';
import { readChoices } from '../notifications.queries.ts';
import type { OpenVapid } from '../push/open-vapid.ts';
import { pushNews } from '../push/push-news.ts';
import { sendNoticeEmail } from '../send-notice-email.ts';
import { findReleased, type HeldRow, takeHeld } from './held-news.ts';

interface Waiting {
  row: HeldRow;
  notice: NoticeText & { path: string | null };
}

interface Reader {
  contact: Contact;
  isEmployer: boolean;
}

const MOST_SHOWN = 20;

/** Tells people what has waited for the end of their quiet hours: one thing as it is, several together. */
export function releaseNewsTask(db: Database, parts: NotificationsParts, openVapid: OpenVapid): Task {
  return {
    name: 'release-held-news',
    schedule: '* * * * *',
    run: () =>
      eachInTurn<{ id: number }>(db, {
        claim: (tx, failed) => findReleased(tx, parts.clock.now(), failed),
        handle: (tx, { id }) => release(tx, parts, openVapid, id),
      }),
  };
}

async function release(tx: Transaction, parts: NotificationsParts, openVapid: OpenVapid, accountId: number) {
  const rows = await takeHeld(tx, accountId, parts.clock.now());
  const contact = await findContact(tx, accountId);
  if (rows.length === 0 || !contact) return;
  const choices = await readChoices(tx, accountId);
  const reader = { contact, isEmployer: contact.role === 'recruiter' };
  const t = parts.texts.translate(contact.language);
  const waiting = rows.flatMap((row) => {
    const notice = presentNotice(t, parts.notices, row, { language: contact.language, isEmployer: reader.isEmployer });
    return notice ? [{ row, notice }] : [];
  });
  // What they have turned off meanwhile does not come.
  const by = (channel: Channel) =>
    waiting.filter(({ row }) => {
      const kind = parts.notices[row.kind];
      const isOn = kind && isChannelOn(kind, channel, choices.get(`${row.kind} ${channel}`));
      return isOn && row.channels.includes(channel);
    });
  await sendEmails(tx, parts, reader, by('email'));
  await sendPush(tx, parts, openVapid, reader, by('push'));
  const [first, ...more] = by('sms');
  if (!first || !contact.phone) return;
  const title = more.length === 0 ? first.notice.title : t('notices.quiet.title', { count: more.length + 1 });
  await parts.deliver(tx, { channel: 'sms', recipient: contact.phone, text: t('notices.sms', { title }) });
}

/** An entry for the calendar needs a letter of its own. */
async function sendEmails(tx: Transaction, parts: NotificationsParts, { contact, isEmployer }: Reader, all: Waiting[]) {
  if (!contact.email) return;
  const to = { ...contact, email: contact.email };
  const plain = all.filter(({ row }) => !row.calendar);
  const alone = plain.length > 1 ? all.filter(({ row }) => row.calendar) : all;
  for (const { row, notice } of alone) {
    await sendNoticeEmail(parts, tx, to, row.kind, { ...notice, calendar: row.calendar ?? undefined });
  }
  if (plain.length < 2) return;
  const t = parts.texts.translate(contact.language);
  const centre = centreOf(isEmployer);
  const title = t('notices.quiet.title', { count: plain.length });
  const message = await composeNoticeEmail(parts, tx, to, {
    kind: [...new Set(plain.map(({ row }) => row.kind))].join('+'),
    subject: title,
    title,
    paragraphs: [],
    items: plain.slice(-MOST_SHOWN).map(({ notice }) => ({
      title: notice.title,
      detail: notice.text,
      path: notice.path ?? centre,
    })),
    button: { label: t('notices.email.open'), path: centre },
  });
  await parts.deliver(tx, message);
}

async function sendPush(
  tx: Transaction,
  parts: NotificationsParts,
  openVapid: OpenVapid,
  { contact, isEmployer }: Reader,
  all: Waiting[],
) {
  const [only, ...more] = all;
  if (!only) return;
  const reader = { language: contact.language, isEmployer };
  const { kind, data, dedupe_key } = only.row;
  const t = parts.texts.translate(contact.language);
  const news =
    more.length === 0
      ? { kind, data, dedupeKey: dedupe_key ?? undefined, notice: only.notice }
      : {
          kind,
          data,
          dedupeKey: 'quiet',
          isPlain: true,
          notice: {
            title: t('notices.quiet.title', { count: all.length }),
            text: t('notices.push.open'),
            path: centreOf(isEmployer),
          },
        };
  await pushNews(parts, openVapid, tx, { accountId: contact.id, reader, ...news });
}

const centreOf = (isEmployer: boolean) => (isEmployer ? '/employer/notifications' : '/notifications');
