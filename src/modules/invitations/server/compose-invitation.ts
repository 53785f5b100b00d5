import { directionOf } from '#src/modules/options/languages.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { OutgoingMessage } from '#src/platform/delivery/deliver.ts';
import { layOutEmail } from '#src/platform/delivery/email-layout.ts';

interface Letter {
  email: string;
  /** Of who invites: friends often share it. */
  language: string;
  url: string;
  stopUrl: string;
  inviter: string;
}

/** The invitation, with a way to hear no more of them in its text and for the mail program's own button. */
export function composeInvitation(texts: Texts, { email, language, url, stopUrl, inviter }: Letter): OutgoingMessage {
  const t = texts.translate(language);
  const values = { name: inviter || t('notices.somebody') };
  const content = layOutEmail({
    language,
    direction: directionOf(language),
    title: t('emails.friend.title', values),
    paragraphs: [t('emails.friend.body'), t('emails.friend.reward', values), t('emails.friend.once', values)],
    button: { label: t('emails.friend.button'), url },
    footer: t('emails.footer'),
    footerLink: { label: t('emails.friend.stop'), url: stopUrl },
  });
  const headers = { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { channel: 'email', recipient: email, subject: t('emails.friend.subject', values), ...content, headers };
}
