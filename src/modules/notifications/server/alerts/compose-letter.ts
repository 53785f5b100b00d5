import type { Contact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AlertJob, AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { composeNoticeEmail } from '../compose-email.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import type { AlertRow } from './alert-rows.ts';
import { alertSettingsPath } from './alert-settings-link.ts';

/** What is new for one alert. */
export interface AlertNews {
  alert: AlertRow;
  jobs: AlertJob[];
  hasMore: boolean;
}

export const countJobs = (news: AlertNews[]): number => news.reduce((sum, { jobs }) => sum + jobs.length, 0);

/** One letter about everything that is new for someone's alerts; a single alert gives it its name. */
export function composeLetter(
  parts: NotificationsParts,
  tx: Reader,
  search: AlertSearch,
  contact: Contact & { email: string },
  news: AlertNews[],
) {
  const [only, ...others] = news;
  return only && others.length === 0
    ? composeOne(parts, tx, search, contact, only)
    : composeMany(parts, tx, search, contact, news);
}

async function composeOne(
  parts: NotificationsParts,
  tx: Reader,
  search: AlertSearch,
  contact: Contact & { email: string },
  { alert, jobs, hasMore }: AlertNews,
) {
  const t = parts.texts.translate(contact.language);
  const { label, path } = search.describe(alert.filters, contact.language);
  return composeNoticeEmail(parts, tx, contact, {
    kind: 'job_alert',
    subject: t('notices.job_alert.subject', { label, count: jobs.length }),
    title: t('notices.job_alert.heading', { label }),
    paragraphs: [t(hasMore ? 'notices.job_alert.more' : 'notices.job_alert.all', { count: jobs.length })],
    items: jobs,
    button: { label: t('notices.job_alert.open'), path },
    after: {
      label: t('notices.job_alert.manageOne'),
      path: `${await alertSettingsPath(parts, tx, contact.id)}#alert-${alert.id}`,
    },
  });
}

async function composeMany(
  parts: NotificationsParts,
  tx: Reader,
  search: AlertSearch,
  contact: Contact & { email: string },
  news: AlertNews[],
) {
  const t = parts.texts.translate(contact.language);
  const count = countJobs(news);
  return composeNoticeEmail(parts, tx, contact, {
    kind: 'job_alert',
    subject: t('notices.job_alert.digestSubject', { count }),
    title: t('notices.job_alert.digestTitle'),
    paragraphs: [],
    sections: news.map(({ alert, jobs }) => {
      const { label, path } = search.describe(alert.filters, contact.language);
      return { title: label, items: jobs, link: { label: t('notices.job_alert.open'), path } };
    }),
    button: { label: t('notices.job_alert.manage'), path: await alertSettingsPath(parts, tx, contact.id) },
  });
}
