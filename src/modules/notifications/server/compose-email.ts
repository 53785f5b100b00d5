import { isForced } from '#src/kernel/notices.ts';
import type { Contact } from '#src/modules/accounts/server/accounts.public.ts';
import { directionOf } from '#src/modules/options/languages.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { OutgoingMessage } from '#src/platform/delivery/deliver.ts';
import { layOutEmail } from '#src/platform/delivery/email-layout.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { issueUnsubscribeToken, UNSUBSCRIBE_KEY } from './unsubscribe-link.ts';

interface Item {
  title: string;
  detail: string;
  path: string;
}

export interface NoticeEmail {
  kind: string;
  subject: string;
  title: string;
  paragraphs: string[];
  /** Things to open, each with a line about it. */
  items?: Item[];
  /** The same in groups, each with a link of its own. */
  sections?: { title: string; items: Item[]; link: { label: string; path: string } }[];
  button?: { label: string; path: string };
  /** Another way on, less loud. */
  after?: { label: string; path: string };
}

/** An e-mail in the reader's language with a way to stop its kind, in the text and for the mail program's own button. */
export async function composeNoticeEmail(
  { notices, texts, siteUrl, clock, readSecret }: NotificationsParts,
  tx: Reader,
  contact: Contact & { email: string },
  { kind, subject, title, paragraphs, items, sections, button, after }: NoticeEmail,
): Promise<OutgoingMessage> {
  const t = texts.translate(contact.language);
  const base = siteUrl && `${siteUrl}/${contact.language}`;
  // A letter about several kinds stops all of them.
  const rows = kind.split('+').map((one) => notices[one]);
  const canStop = rows.every((row) => row && !isForced(row, 'email'));
  const secret = base && canStop ? await readSecret?.(tx, UNSUBSCRIBE_KEY) : undefined;
  const token = secret && issueUnsubscribeToken(secret, { accountId: contact.id, kind }, clock.now());
  const stopUrl = token && `${base}/unsubscribe?token=${encodeURIComponent(token)}`;
  const toItem = ({ title: name, detail, path }: Item) => ({ title: name, detail, url: base && base + path });
  const content = layOutEmail({
    language: contact.language,
    direction: directionOf(contact.language),
    title,
    paragraphs,
    items: items?.map(toItem),
    sections: sections?.map(({ link, ...section }) => ({
      title: section.title,
      items: section.items.map(toItem),
      link: base ? { label: link.label, url: base + link.path } : undefined,
    })),
    button: base && button ? { label: button.label, url: base + button.path } : undefined,
    after: base && after ? { label: after.label, url: base + after.path } : undefined,
    footer: t(canStop ? 'notices.email.settings' : 'notices.email.forced'),
    footerLink: stopUrl ? { label: t('notices.email.unsubscribe'), url: stopUrl } : undefined,
  });
  const headers = stopUrl && {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { channel: 'email', recipient: contact.email, subject, ...content, ...(headers && { headers }) };
}
