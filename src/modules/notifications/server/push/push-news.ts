import { createHash } from 'node:crypto';
import type { NoticeReader, NoticeText } from '#src/kernel/notices.ts';
import type { Translate } from '#src/kernel/translate.ts';
import { directionOf } from '#src/modules/options/languages.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { PushedNotice } from '../../pushed-notice.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { countUnread } from '../notifications.queries.ts';
import { encryptPush } from './encrypt-push.ts';
import type { OpenVapid } from './open-vapid.ts';

/** Who reads the conversation at this moment marks it read by then, and the message is taken back. */
const HEAD_START_SECONDS = 4;
/** News of yesterday is in the notification centre. */
const GOOD_FOR_SECONDS = 12 * 3600;
/** A push service takes 4096 bytes, of which keys and padding have their part. */
const LONGEST_TEXT = 300;

export interface PushedNews {
  accountId: number;
  kind: string;
  data: Record<string, unknown>;
  dedupeKey?: string;
  notice: NoticeText & { path: string | null };
  /** Its words tell nothing of anybody, so every screen may show them. */
  isPlain?: boolean;
  reader: NoticeReader;
}

interface Device {
  id: number;
  endpoint: string;
  public_key: Buffer;
  auth_secret: Buffer;
  shows_details: boolean;
}

/** Sends news to every browser of its reader that has allowed it, encrypted for each; later news of a key replaces earlier. */
export async function pushNews(parts: NotificationsParts, openVapid: OpenVapid, tx: Transaction, news: PushedNews) {
  const vapid = await openVapid(tx);
  if (!vapid) return;
  const now = parts.clock.now();
  const { rows } = await tx.query<Device>(sql`
    select p.id, p.endpoint, p.public_key, p.auth_secret, p.shows_details
    from push_subscriptions p join sessions s on s.id = p.session_id
    where p.account_id = ${news.accountId} and s.expires_at > ${now.toISOString()}`);
  if (rows.length === 0) return;
  const key = collapseKey(news.accountId, news.dedupeKey ?? news.kind);
  await tx.query(sql`delete from outbox_messages where status = 'queued' and collapse_key = ${key}`);
  const unread = await countUnread(parts, tx, news.accountId);
  const topic = createHash('sha256').update(key).digest('base64url').slice(0, 32);
  for (const device of rows) {
    const payload: PushedNotice = {
      ...writePush(parts, news, device.shows_details),
      tag: topic,
      unread: unread.chat + unread.notifications,
    };
    const keys = { publicKey: device.public_key, authSecret: device.auth_secret };
    await parts.deliver(tx, {
      channel: 'push',
      recipient: device.endpoint,
      text: encryptPush(Buffer.from(JSON.stringify(payload)), keys).toString('base64url'),
      headers: {
        authorization: vapid.authorize(device.endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(GOOD_FOR_SECONDS),
        topic,
        urgency: 'high',
      },
      push: {
        subscriptionId: device.id,
        collapseKey: key,
        delaySeconds: HEAD_START_SECONDS,
        goodForSeconds: GOOD_FOR_SECONDS,
      },
    });
  }
}

/** What the screen shows: who and which job only where the owner wants it, and never what somebody wrote. */
function writePush(
  parts: NotificationsParts,
  { kind, data, notice, reader, isPlain }: PushedNews,
  showsDetails: boolean,
) {
  const t = parts.texts.translate(reader.language);
  const { title, text } =
    showsDetails || isPlain ? notice : { title: plainTitle(t, kind, data), text: t('notices.push.open') };
  return {
    title: title.slice(0, LONGEST_TEXT),
    body: text.slice(0, LONGEST_TEXT),
    path: `/${reader.language}${notice.path ?? '/notifications'}`,
    lang: reader.language,
    dir: directionOf(reader.language),
  };
}

function plainTitle(t: Translate, kind: string, { side }: Record<string, unknown>): string {
  if (kind !== 'chat_message') return t(`notifications.kinds.${kind}.name`);
  return side === 'talent' ? t('notices.push.fromBoss') : t('notices.push.fromTalent');
}

const collapseKey = (accountId: number, key: string) => `${accountId} ${key}`;

/** What waits under a key, and under keys below it, was read elsewhere and is not sent any more. */
export async function takeBackPushes(tx: Transaction, accountId: number, dedupeKey: string): Promise<void> {
  const key = collapseKey(accountId, dedupeKey);
  // ';' is the character after ':'.
  await tx.query(sql`
    delete from outbox_messages where status = 'queued' and collapse_key is not null
      and (collapse_key = ${key} or (collapse_key > ${`${key}:`} and collapse_key < ${`${key};`}))`);
}
