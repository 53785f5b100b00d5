import { isChannelOn } from '#src/kernel/notices.ts';
import { type Contact, findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AlertJob, AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { composeNoticeEmail } from '../compose-email.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { readChoices } from '../notifications.queries.ts';
import { type AlertRow, alertColumns, nextDue } from './alert-rows.ts';
import { alertsNotices } from './alerts.notices.ts';

const SHOWN = 10;

/** Sends the alerts that are due, each by one process and in a transaction of its own; no match, no e-mail. */
export function sendAlertsTask(db: Database, parts: NotificationsParts, search: AlertSearch): Task {
  return {
    name: 'send-job-alerts',
    schedule: '*/10 * * * *',
    run: () =>
      eachInTurn<AlertRow>(db, {
        claim: (tx, failed) => findDue(tx, parts.clock.now(), failed),
        handle: (tx, alert) => sendOne(tx, parts, search, alert),
      }),
  };
}

async function findDue(tx: Transaction, now: Date, failed: number[]): Promise<AlertRow | undefined> {
  const { rows } = await tx.query<AlertRow>(sql`
    select ${alertColumns} from job_alerts where not is_paused and due_at <= ${now.toISOString()}
      and id <> all(${failed}::bigint[])
    order by due_at limit 1 for update skip locked`);
  return rows[0];
}

async function sendOne(
  tx: Transaction,
  parts: NotificationsParts,
  search: AlertSearch,
  alert: AlertRow,
): Promise<void> {
  const now = parts.clock.now();
  const dueAt = nextDue(now, alert.frequency).toISOString();
  await tx.query(sql`
    update job_alerts set told_until = ${now.toISOString()}, due_at = ${dueAt} where id = ${alert.id}`);
  const contact = await findContact(tx, alert.account_id);
  const choice = (await readChoices(tx, alert.account_id)).get('job_alert email');
  if (!contact?.email || !isChannelOn(alertsNotices.job_alert, 'email', choice)) return;
  const viewer = { tx, accountId: alert.account_id, countryId: alert.country_id, language: contact.language };
  const found = await search.findSince(viewer, alert.filters, alert.told_until, SHOWN);
  if (found.jobs.length > 0) {
    await parts.deliver(tx, await composeAlert(parts, tx, search, { ...contact, email: contact.email }, alert, found));
  }
}

function composeAlert(
  parts: NotificationsParts,
  tx: Reader,
  search: AlertSearch,
  contact: Contact & { email: string },
  alert: AlertRow,
  { jobs, hasMore }: { jobs: AlertJob[]; hasMore: boolean },
) {
  const t = parts.texts.translate(contact.language);
  const { label, path } = search.describe(alert.filters, contact.language);
  const title = t('notices.job_alert.title', { label });
  return composeNoticeEmail(parts, tx, contact, {
    kind: 'job_alert',
    subject: t('notices.job_alert.subject', { label, count: jobs.length }),
    title,
    paragraphs: [t(hasMore ? 'notices.job_alert.more' : 'notices.job_alert.all', { count: jobs.length })],
    items: jobs.map((job) => ({ title: job.title, detail: job.detail, path: job.path })),
    button: { label: t('notices.job_alert.open'), path },
  });
}
