import {
  type Channel,
  canWait,
  isChannelOn,
  type NoticeReader,
  type NoticeTable,
  type NoticeText,
} from '#src/kernel/notices.ts';
import { type Contact, findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { News, Notify, SettleNews } from '#src/platform/delivery/notify.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { presentNotice } from './notifications.presenter.ts';
import { readChoices } from './notifications.queries.ts';
import type { OpenVapid } from './push/open-vapid.ts';
import { pushNews, takeBackPushes } from './push/push-news.ts';
import { dropHeld, holdNews } from './quiet/held-news.ts';
import { readQuietUntil } from './quiet/quiet-hours.queries.ts';
import { sendNoticeEmail } from './send-notice-email.ts';

/** News of whatever kind, once it has been checked against its row. */
type CheckedNews = Omit<News<NoticeTable>, 'data'> & { data: Record<string, unknown> };

/**
 * Tells someone by the channels they have chosen: a row of the notification centre, an e-mail, an SMS, a word to their
 * open pages. News with a key that was told before is not told again, or takes the earlier row's place.
 */
export function createNotify<Table extends NoticeTable>(
  parts: NotificationsParts<Table>,
  openVapid: OpenVapid = async () => undefined,
): Notify<Table> {
  return async (tx, told) => {
    const { kind } = told;
    const row = parts.notices[kind];
    if (!row) throw new Error(`There is no kind of news called ${kind}`);
    const news: CheckedNews = { ...told, data: row.data.parse(told.data) as Record<string, unknown> };
    const isQuiet = news.renews === 'quietly';
    if (isQuiet && (await renewRow(parts, tx, news))) return;
    const contact = await findContact(tx, news.accountId, news.evenSuspended);
    if (!contact) return;
    const choices = await readChoices(tx, news.accountId);
    const isOn = (channel: Channel) => isChannelOn(row, channel, choices.get(`${kind} ${channel}`));
    const isNew = await keepNews(parts, tx, news, isOn('in_app'));
    // Who has been told of the first of it is not told of the rest by another way.
    if (!isNew || isQuiet) return;
    const t = parts.texts.translate(contact.language);
    const reader = { language: contact.language, isEmployer: contact.role === 'recruiter' };
    const notice = presentNotice(t, parts.notices, news, reader);
    if (!notice) return;
    const until = canWait(row) ? await readQuietUntil(parts, tx, contact) : undefined;
    announce(parts, tx, { accountId: news.accountId, kind, push: isOn('push') && !until });
    const ways = (['email', 'sms', 'push'] as const).filter(
      (way) => isOn(way) && !(way === 'email' && row.hasOwnEmail),
    );
    if (until) {
      const calendar = contact.email ? news.calendar?.(contact.email) : undefined;
      return holdNews(tx, { ...news, channels: ways, calendar }, until, parts.clock.now());
    }
    await sendNow(parts, openVapid, tx, { news, contact, ways, notice, reader });
  };
}

interface Sending {
  news: CheckedNews;
  contact: Contact;
  ways: readonly Channel[];
  notice: NoticeText & { path: string | null };
  reader: NoticeReader;
}

async function sendNow(
  parts: NotificationsParts,
  openVapid: OpenVapid,
  tx: Transaction,
  { news, contact, ways, notice, reader }: Sending,
): Promise<void> {
  if (ways.includes('email') && contact.email) {
    const calendar = news.calendar?.(contact.email);
    await sendNoticeEmail(parts, tx, { ...contact, email: contact.email }, news.kind, { ...notice, calendar });
  }
  if (ways.includes('sms') && contact.phone) {
    const text = parts.texts.translate(contact.language)('notices.sms', { title: notice.title });
    await parts.deliver(tx, { channel: 'sms', recipient: contact.phone, text });
  }
  if (ways.includes('push')) await pushNews(parts, openVapid, tx, { ...news, notice, reader });
}

/** Keeps the row that the centre shows; a hidden one only remembers its key. False when it was told before. */
async function keepNews({ clock }: NotificationsParts, tx: Transaction, news: CheckedNews, isShown: boolean) {
  const now = clock.now().toISOString();
  if (!isShown && !news.dedupeKey) return true;
  const { rowCount } = await tx.query(sql`
    insert into notifications (account_id, kind, data, dedupe_key, read_at, created_at, is_shown)
    values (${news.accountId}, ${news.kind}, ${JSON.stringify(news.data)}::jsonb, ${news.dedupeKey ?? null},
      ${isShown ? null : now}, ${now}, ${isShown})
    on conflict (account_id, dedupe_key) where dedupe_key is not null ${
      news.renews ? sql`do update set ${renewed}` : sql`do nothing`
    }`);
  return (rowCount ?? 0) > 0;
}

/** A new id puts it first: the list goes by it. */
const renewed = sql`id = default, data = excluded.data, created_at = excluded.created_at,
  read_at = excluded.read_at, is_shown = excluded.is_shown`;

/** More of what is unread already: the row says so. False when the centre shows none. */
async function renewRow({ clock }: NotificationsParts, tx: Transaction, news: CheckedNews): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update notifications set id = default, data = ${JSON.stringify(news.data)}::jsonb, read_at = null,
      created_at = ${clock.now().toISOString()}
    where account_id = ${news.accountId} and dedupe_key = ${news.dedupeKey ?? null} and is_shown`);
  return Boolean(rowCount);
}

/** Reading in one place is reading in the centre too: what was told under the key, and under keys below it. */
export function createSettleNews({ clock }: Pick<NotificationsParts, 'clock'>): SettleNews {
  return async (tx, accountId, dedupeKey) => {
    await tx.query(sql`
      update notifications set read_at = ${clock.now().toISOString()}
      where account_id = ${accountId} and read_at is null
        and (dedupe_key = ${dedupeKey} or dedupe_key like ${`${dedupeKey}:%`})`);
    await dropHeld(tx, accountId, dedupeKey);
    await takeBackPushes(tx, accountId, dedupeKey);
  };
}

interface Announcement {
  accountId: number;
  kind: string;
  /** The browser may show it over other windows. */
  push: boolean;
}

/** Open pages hear of it once it is safe. */
function announce({ publish }: NotificationsParts, tx: Transaction, { accountId, ...message }: Announcement): void {
  tx.afterCommit(() => publish?.([accountId], { type: 'notification', ...message }));
}
