import { randomBytes } from 'node:crypto';
import { systemClock } from '#src/kernel/clock.ts';
import type { NoticeTable } from '#src/kernel/notices.ts';
import {
  composeChange,
  composeCode,
  composeDeletion,
  composeMagicLink,
  composeNotice,
} from '#src/modules/accounts/server/codes/messages.ts';
import { composeColleagueInvitation } from '#src/modules/companies/server/invite-colleague.ts';
import { composeAnswer, composeConfirmation } from '#src/modules/feedback/server/compose-mail.ts';
import { composeInvitation } from '#src/modules/invitations/server/compose-invitation.ts';
import type { AlertRow } from '#src/modules/notifications/server/alerts/alert-rows.ts';
import { composeLetter } from '#src/modules/notifications/server/alerts/compose-letter.ts';
import { composeNoticeEmail } from '#src/modules/notifications/server/compose-email.ts';
import type { NotificationsParts } from '#src/modules/notifications/server/notifications.parts.ts';
import { presentNotice } from '#src/modules/notifications/server/notifications.presenter.ts';
import { composeDigest } from '#src/modules/notifications/server/send-digests.task.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { OutgoingMessage } from '#src/platform/delivery/deliver.ts';
import { allNotices } from '#src/product.ts';
import { sampleData } from '../notices/sample-data.ts';

const SITE = 'https://parley.example';
/** Without a place to break, as file names and addresses are. */
const ENDLESS = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessel'.repeat(2);
const CHANGES = ['email', 'phone', 'password', 'passkey', 'passkey_removed', 'social', 'social_removed'] as const;
const MORE_CHANGES = ['two_factor_on', 'two_factor_off', 'export'] as const;

const texts = loadTexts(new URL('../../locales/', import.meta.url));
const notices: NoticeTable = allNotices;
const parts = {
  notices,
  texts,
  clock: systemClock,
  siteUrl: SITE,
  readSecret: async () => randomBytes(32),
} as unknown as NotificationsParts;
const tx = {} as Reader;

export interface NamedMail {
  name: string;
  /** It can be turned off, so it must say how. */
  canStop?: boolean;
  message: OutgoingMessage;
}

/** Every mail that the program writes, in one language, with long and awkward content. */
export async function composeAllMails(language: string): Promise<NamedMail[]> {
  const email = `${'long.address.'.repeat(4)}name@example.com`;
  const address = { channel: 'email', address: email } as const;
  const url = `${SITE}/${language}/x#magic=${'k'.repeat(43)}`;
  const contact = { id: 1, email, phone: null, language, role: 'talent', time_zone: null, country_id: 196 };
  const account = [
    ['code', composeCode(texts, language, address, '482915')],
    ['magicLink', composeMagicLink(texts, language, email, url)],
    ['exportReady', composeNotice(texts, language, email, 'exportReady')],
    ['addressTried', composeNotice(texts, language, email, 'addressTried')],
    ['deletion', composeDeletion(texts, language, address, new Date())],
    ...[...CHANGES, ...MORE_CHANGES].map((what) => [what, composeChange(texts, language, address, what, url)] as const),
  ] as const;
  const letter = { email, language, url, inviter: ENDLESS, company: 'Café & Söhne <GmbH>', until: new Date() };
  const feedback = { email, reference: 'FB-2027-000123', topic: 'problem' } as const;
  const others = [
    ['colleague', composeColleagueInvitation({ texts }, letter)],
    ['feedback', composeConfirmation({ texts }, { ...feedback, may_contact: true }, { language })],
    ['answer', composeAnswer({ texts, siteUrl: SITE }, feedback, { language, text: ENDLESS, sentAt: new Date() })],
  ] as const;
  const friend = composeInvitation(texts, { email, language, url, stopUrl: `${SITE}/stop`, inviter: 'Mei' });
  return [
    ...[...account, ...others].map(([name, message]) => ({ name, message })),
    { name: 'friend', canStop: true, message: friend },
    ...(await composeNotices(contact)),
    ...(await composeDigests(contact)),
  ];
}

type To = Parameters<typeof composeNoticeEmail>[2];

async function composeNotices(contact: To): Promise<NamedMail[]> {
  const t = texts.translate(contact.language);
  const reader = { language: contact.language, isEmployer: false };
  const mails: NamedMail[] = [];
  for (const [kind, row] of Object.entries(notices)) {
    const data = sampleData(row.data)[0];
    const notice = data && presentNotice(t, notices, { kind, data }, reader);
    if (!notice || row.hasOwnEmail) continue;
    const { title, text, path } = notice;
    // Samples have blanks where real paths have ids.
    const button = path === null ? undefined : { label: t('notices.email.open'), path: path.replaceAll(' ', '-') };
    const content = { kind, subject: title, title, paragraphs: text ? [text] : [], button };
    const canStop = !row.forced?.includes('email');
    mails.push({ name: kind, canStop, message: await composeNoticeEmail(parts, tx, contact, content) });
  }
  return mails;
}

async function composeDigests(contact: To): Promise<NamedMail[]> {
  const jobs = ['Senior Pastry Chef', ENDLESS, 'طاهٍ أول'].map((title, id) => {
    return { id, title, detail: 'Harbour Lights · Singapore · S$5,200–7,800 a month', path: `/job/chef-${id}` };
  });
  const news = { alert: { id: 1, filters: { scope: 'local' } } as AlertRow, jobs, hasMore: true };
  const search = {
    describe: () => ({ label: `chef · ${ENDLESS}`, chips: [], path: '/chef-jobs?country=sg' }),
  } as never;
  const chats = [{ id: 7, side: 'talent', name: ENDLESS, job: 'Chef', count: 2 } as const];
  return [
    { name: 'alert', canStop: true, message: await composeLetter(parts, tx, search, contact, [news]) },
    { name: 'alerts', canStop: true, message: await composeLetter(parts, tx, search, contact, [news, news]) },
    {
      name: 'chats',
      canStop: true,
      message: await composeDigest(parts, tx, contact, { accountId: 1, newestAt: new Date(), chats }),
    },
  ];
}
