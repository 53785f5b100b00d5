import type { NoticeText } from '#src/kernel/notices.ts';
import type { Contact } from '#src/modules/accounts/server/accounts.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { CalendarPart } from '#src/platform/delivery/deliver.ts';
import { composeNoticeEmail } from './compose-email.ts';
import type { NotificationsParts } from './notifications.parts.ts';

/** One notice as a letter. */
export async function sendNoticeEmail(
  parts: NotificationsParts,
  tx: Transaction,
  contact: Contact & { email: string },
  kind: string,
  { title, text, action, path, calendar }: NoticeText & { path: string | null; calendar?: CalendarPart },
): Promise<void> {
  const label = action ?? parts.texts.translate(contact.language)('notices.email.open');
  const button = path === null ? undefined : { label, path };
  const paragraphs = text ? [text] : [];
  const message = await composeNoticeEmail(parts, tx, contact, { kind, subject: title, title, paragraphs, button });
  await parts.deliver(tx, { ...message, ...(calendar && { calendar }) });
}
