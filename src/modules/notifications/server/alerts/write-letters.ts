import { type Channel, isChannelOn } from '#src/kernel/notices.ts';
import { type Contact, findContacts } from '#src/modules/accounts/server/accounts.public.ts';
import { findBlocksOf } from '#src/modules/preferences/server/preferences.public.ts';
import type { AlertRound, AlertSearch } from '#src/modules/search/server/search.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { readChoicesOf } from '../notifications.queries.ts';
import { readQuietHours } from '../quiet/quiet-hours.queries.ts';
import { type QuietHours, quietUntil } from '../quiet/quiet-until.ts';
import { zoneOf } from '../reader-zone.ts';
import { type AlertReader, type LetterDone, settleReaders } from './alert-readers.ts';
import { type AlertRow, alertColumns } from './alert-rows.ts';
import { alertsNotices } from './alerts.notices.ts';
import { type AlertNews, composeLetter, countJobs } from './compose-letter.ts';
import { nextMorning, notAtNight } from './local-morning.ts';

export interface LetterParts {
  parts: NotificationsParts;
  search: AlertSearch;
  notify: Notify<typeof alertsNotices>;
  round: AlertRound;
  /** Hears of an alert that could not be worked out; the others go on. */
  onFailure(error: unknown): void;
}

const SHOWN_ALONE = 10;
const SHOWN_EACH = 5;
/** A job is dated before it is committed: the next letter looks back this far, and leaves out what it has told. */
const OVERLAP_MS = 5 * 60_000;

interface Batch {
  alerts: Map<number, AlertRow[]>;
  contacts: Map<number, Contact>;
  blocks: Map<number, number[]>;
  choices: Map<string, boolean>;
  quiet: Map<number, QuietHours>;
}

interface Change {
  id: number;
  told_until: Date;
  due_at: Date;
}

/** Writes the letters of the people that were claimed and notes it, all in the transaction that claimed them. */
export async function writeLetters(tx: Transaction, letters: LetterParts, readers: AlertReader[]): Promise<void> {
  const now = letters.parts.clock.now();
  const batch = await loadBatch(tx, now, readers);
  const changes: Change[] = [];
  const done: LetterDone[] = [];
  for (const reader of readers) {
    const { account_id, told_jobs } = reader;
    const contact = batch.contacts.get(account_id);
    const zone = zoneOf(letters.parts, contact);
    const earliest = quietUntil(now, zone, batch.quiet.get(account_id)) ?? notAtNight(now, zone);
    if (earliest > now) {
      done.push({ account_id, told_jobs, not_before: earliest });
      continue;
    }
    const { news, seen } = contact
      ? await gatherNews(tx, letters, batch, { reader, contact })
      : { news: [], seen: new Map<number, Date>() };
    if (contact && news.length > 0) await tell(tx, letters, batch, { reader, contact, news });
    for (const alert of batch.alerts.get(account_id) ?? []) {
      const told = seen.get(alert.id) ?? alert.told_until;
      changes.push({ id: alert.id, told_until: told, due_at: nextMorning(now, zone, alert.frequency) });
    }
    const fresh = news.flatMap(({ jobs }) => jobs.map(({ id }) => id));
    done.push({ account_id, told_jobs: [...fresh, ...told_jobs], not_before: null });
  }
  await settleAlerts(tx, changes);
  await settleReaders(tx, done);
}

/** Everything that the batch needs, with one statement each. */
async function loadBatch(tx: Transaction, now: Date, readers: AlertReader[]): Promise<Batch> {
  const ids = readers.map(({ account_id }) => account_id);
  // One that its owner is changing at this moment is left for the next round: waiting for it could wait in a circle.
  const { rows } = await tx.query<AlertRow>(sql`
    select ${alertColumns} from job_alerts
    where account_id = any(${ids}::bigint[]) and not is_paused and due_at <= ${now.toISOString()}
    order by id for update skip locked`);
  const alerts = Map.groupBy(rows, (row) => row.account_id);
  const contacts = await findContacts(tx, ids);
  const choices = await readChoicesOf(tx, ids, 'job_alert');
  const quiet = await readQuietHours(tx, ids);
  return { alerts, contacts, choices, quiet, blocks: await findBlocksOf(tx, ids) };
}

interface Recipient {
  reader: AlertReader;
  contact: Contact;
}

const isOn = (batch: Batch, accountId: number, channel: Channel) =>
  isChannelOn(alertsNotices.job_alert, channel, batch.choices.get(`${accountId} ${channel}`));

/** What is new for each alert of a person, every job once; and up to when each alert was looked at. */
async function gatherNews(
  tx: Transaction,
  { round, onFailure, parts }: LetterParts,
  batch: Batch,
  { reader, contact }: Recipient,
): Promise<{ news: AlertNews[]; seen: Map<number, Date> }> {
  const { account_id, told_jobs } = reader;
  const alerts = batch.alerts.get(account_id) ?? [];
  const seen = new Map(alerts.map(({ id }) => [id, parts.clock.now()]));
  const canTell = (isOn(batch, account_id, 'email') && contact.email) || isOn(batch, account_id, 'push');
  if (!canTell && !isOn(batch, account_id, 'in_app')) return { news: [], seen };
  const told = new Set(told_jobs);
  const news: AlertNews[] = [];
  for (const alert of alerts) {
    const { filters, country_id: countryId, told_until } = alert;
    const asked = {
      filters,
      countryId,
      language: contact.language,
      blockedCompanyIds: batch.blocks.get(account_id) ?? [],
    };
    try {
      const { ids, at } = await round.findSince(tx, asked, told_until);
      seen.set(alert.id, new Date(Math.max(told_until.getTime(), at.getTime() - OVERLAP_MS)));
      const fresh = ids.filter((id) => !told.has(id));
      const size = alerts.length > 1 ? SHOWN_EACH : SHOWN_ALONE;
      const jobs = await round.present(tx, fresh.slice(0, size), asked);
      for (const { id } of jobs) told.add(id);
      if (jobs.length > 0) news.push({ alert, jobs, hasMore: fresh.length > size });
    } catch (error) {
      if (isDatabaseError(error)) throw error;
      seen.delete(alert.id);
      onFailure(error);
    }
  }
  return { news, seen };
}

/** After one the transaction is lost, and so is the batch. */
const isDatabaseError = (error: unknown) => error instanceof Error && 'statement' in error;

async function tell(
  tx: Transaction,
  { parts, search, notify }: LetterParts,
  batch: Batch,
  { reader, contact, news }: Recipient & { news: AlertNews[] },
): Promise<void> {
  const { account_id: accountId, due_at } = reader;
  // A person's letter of a morning is one, whoever writes it and however often.
  const key = `job_alert ${accountId} ${due_at.toISOString()}`;
  if (contact.email && isOn(batch, accountId, 'email')) {
    const message = await composeLetter(parts, tx, search, { ...contact, email: contact.email }, news);
    await parts.deliver(tx, { ...message, idempotencyKey: key });
  }
  const [first] = news;
  if (!first || !(isOn(batch, accountId, 'push') || isOn(batch, accountId, 'in_app'))) return;
  const { label, path } = search.describe(first.alert.filters, contact.language);
  const data = { count: countJobs(news), label: news.length === 1 ? label : '', path };
  await notify(tx, { accountId, kind: 'job_alert', data, dedupeKey: key });
}

async function settleAlerts(tx: Transaction, changes: Change[]): Promise<void> {
  await tx.query(sql`
    update job_alerts a set told_until = done.told_until, due_at = done.due_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as done (id bigint, told_until timestamptz, due_at timestamptz)
    where a.id = done.id`);
}
