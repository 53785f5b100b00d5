import { isChannelOn } from '#src/kernel/notices.ts';
import { type Contact, findContact } from '#src/modules/accounts/server/accounts.public.ts';
import { chatNotices, conversationPath } from '#src/modules/chat/server/chat.public.ts';
import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { composeNoticeEmail } from './compose-email.ts';
import type { NotificationsParts, QuietUnread } from './notifications.parts.ts';
import { readChoices } from './notifications.queries.ts';
import { readQuietUntil } from './quiet/quiet-hours.queries.ts';

const QUIET_MS = 30 * 60_000;
const MOST_CHATS = 5;

/** One e-mail about unread chats once nothing new has come for half an hour; the next one needs a newer message. */
export function sendDigestsTask(db: Database, parts: NotificationsParts): Task {
  return {
    name: 'send-chat-digests',
    schedule: '*/5 * * * *',
    run: async () => {
      const quietSince = new Date(parts.clock.now().getTime() - QUIET_MS);
      const all = (await parts.listQuietUnread?.(db, quietSince)) ?? [];
      const waiting = all.map((one) => ({ ...one, id: one.accountId }));
      await eachInTurn(db, { claim: async () => waiting.shift(), handle: (tx, one) => sendDigest(parts, tx, one) });
    },
  };
}

async function sendDigest(parts: NotificationsParts, tx: Transaction, waiting: QuietUnread): Promise<void> {
  const row = chatNotices.chat_message;
  const contact = await findContact(tx, waiting.accountId);
  const choice = (await readChoices(tx, waiting.accountId)).get('chat_message email');
  if (!contact?.email || !isChannelOn(row, 'email', choice)) return;
  // In quiet hours it is left as it is, and comes with the first round after them.
  if (await readQuietUntil(parts, tx, contact)) return;
  if (!(await claimQuietTime(tx, waiting))) return;
  await parts.deliver(tx, await composeDigest(parts, tx, { ...contact, email: contact.email }, waiting));
}

/** True for one of any number of processes, and only when something newer than the last e-mail waits. */
async function claimQuietTime(tx: Transaction, { accountId, newestAt }: QuietUnread): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into chat_digests (account_id, told_until) values (${accountId}, ${newestAt.toISOString()})
    on conflict (account_id) do update set told_until = excluded.told_until
    where chat_digests.told_until < excluded.told_until`);
  return (rowCount ?? 0) > 0;
}

function composeDigest(
  parts: NotificationsParts,
  tx: Reader,
  contact: Contact & { email: string },
  { chats }: QuietUnread,
) {
  const t = parts.texts.translate(contact.language);
  const count = chats.reduce((sum, chat) => sum + chat.count, 0);
  const items = chats.slice(0, MOST_CHATS).map(({ id, side, name, job, count: unread }) => ({
    title: t('notices.digest.line', { name, count: unread }),
    detail: job,
    path: conversationPath(side, id),
  }));
  // Who hires and looks for work too begins where the newest waits; each line leads to its own.
  const path = conversationPath(chats[0]?.side ?? 'talent');
  const more = chats.length - MOST_CHATS;
  if (more > 0) items.push({ title: t('notices.digest.more', { count: more }), detail: '', path });
  return composeNoticeEmail(parts, tx, contact, {
    kind: 'chat_message',
    subject: t('notices.digest.subject', { count }),
    title: t('notices.digest.title'),
    paragraphs: [],
    items,
    button: { label: t('notices.digest.open'), path },
  });
}
