import { directionOf } from '#src/modules/options/languages.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { OutgoingMessage } from '#src/platform/delivery/deliver.ts';
import { layOutEmail } from '#src/platform/delivery/email-layout.ts';
import type { ContactAddress } from './contact-address.ts';
import { CODE_SECONDS } from './one-time-codes.ts';
import { TICKET_SECONDS } from './tickets.ts';

/** A code as e-mail or SMS; it says the same to everyone, known or not. */
export function composeCode(texts: Texts, language: string, contact: ContactAddress, code: string): OutgoingMessage {
  const t = texts.translate(language);
  const minutes = CODE_SECONDS / 60;
  if (contact.channel === 'sms') {
    const text = t('emails.code.sms', { code, minutes });
    return { channel: 'sms', recipient: contact.address, text, awaitedSeconds: CODE_SECONDS };
  }
  const paragraphs = [t('emails.code.life', { minutes }), t('emails.code.secret')];
  const message = compose(texts, language, contact.address, 'code', { values: { code }, paragraphs, code });
  return { ...message, awaitedSeconds: CODE_SECONDS };
}

export function composeMagicLink(texts: Texts, language: string, recipient: string, url: string): OutgoingMessage {
  const t = texts.translate(language);
  const minutes = TICKET_SECONDS.magic_link / 60;
  const paragraphs = [t('emails.magicLink.life', { minutes }), t('emails.magicLink.secret')];
  const button = { label: t('emails.magicLink.button'), url };
  const message = compose(texts, language, recipient, 'magicLink', { paragraphs, button });
  return { ...message, awaitedSeconds: TICKET_SECONDS.magic_link };
}

/** A short message about the account. */
export function composeNotice(
  texts: Texts,
  language: string,
  recipient: string,
  notice: 'exportReady' | 'addressTried',
) {
  return compose(texts, language, recipient, notice, {
    paragraphs: [texts.translate(language)(`emails.${notice}.body`)],
  });
}

const CHANGES = {
  email: 'emailChanged',
  phone: 'phoneChanged',
  password: 'passwordChanged',
  passkey: 'passkeyAdded',
  passkey_removed: 'passkeyRemoved',
  social: 'socialConnected',
  social_removed: 'socialDisconnected',
  two_factor_on: 'twoFactorOn',
  two_factor_off: 'twoFactorOff',
  export: 'exportAsked',
} as const;

/** Tells of a change of the ways into the account, with the way back for who did not make it. */
export function composeChange(
  texts: Texts,
  language: string,
  contact: ContactAddress,
  change: keyof typeof CHANGES,
  url: string | undefined,
): OutgoingMessage {
  const t = texts.translate(language);
  const notice = CHANGES[change];
  if (contact.channel === 'sms') {
    const what = t(`emails.${notice}.title`);
    const text = url ? t('emails.wayBack.sms', { what, url }) : `Parley: ${what}`;
    return { channel: 'sms', recipient: contact.address, text };
  }
  const paragraphs = [t(`emails.${notice}.body`), t(url ? 'emails.wayBack.text' : 'emails.notYou')];
  const button = url ? { label: t('emails.wayBack.button'), url } : undefined;
  return compose(texts, language, contact.address, notice, { paragraphs, button });
}

export function composeDeletion(texts: Texts, language: string, contact: ContactAddress, day: Date): OutgoingMessage {
  const t = texts.translate(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  if (contact.channel === 'sms') {
    return { channel: 'sms', recipient: contact.address, text: t('emails.deletion.sms', { date }) };
  }
  const paragraphs = [t('emails.deletion.body', { date }), t('emails.deletion.cancel')];
  return compose(texts, language, contact.address, 'deletion', { paragraphs });
}

interface Body {
  values?: Record<string, string>;
  paragraphs: string[];
  code?: string;
  button?: { label: string; url: string };
}

function compose(texts: Texts, language: string, recipient: string, key: string, body: Body): OutgoingMessage {
  const t = texts.translate(language);
  const content = layOutEmail({
    language,
    direction: directionOf(language),
    title: t(`emails.${key}.title`),
    footer: t('emails.footer'),
    ...body,
  });
  return { channel: 'email', recipient, subject: t(`emails.${key}.subject`, body.values), ...content };
}
