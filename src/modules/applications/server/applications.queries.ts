import { shortName } from '#src/modules/accounts/person-name.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { DeclineReason, Mover, Stage } from '../application-stages.ts';
import type { Application, ApplicationDocument } from '../applications.contract.ts';

interface ApplicationRow {
  id: number;
  job_id: number | null;
  job_title: string;
  company_name: string;
  conversation_id: number | null;
  boss_first: string | null;
  boss_last: string | null;
  stage: Stage;
  stage_at: Date;
  created_at: Date;
  replied_at: Date | null;
  waiting_since: Date | null;
  closes_at: Date | null;
  documents: ApplicationDocument[];
  answers: number;
}

interface EventRow {
  application_id: number;
  stage: Stage;
  mover: Mover;
  reason: DeclineReason | null;
  created_at: Date;
}

/** Applications in the order of the ids, each with what has happened: two queries for all. */
export async function loadApplications(tx: Reader, ids: readonly number[]): Promise<Application[]> {
  if (ids.length === 0) return [];
  const list = sql`${[...ids]}::bigint[]`;
  const { rows } = await tx.query<ApplicationRow>(sql`
    select a.id, a.job_id, a.job_title, a.company_name, a.conversation_id, boss.first_name as boss_first,
      boss.last_name as boss_last, a.stage, a.stage_at, a.created_at, c.boss_wrote_at as replied_at, c.waiting_since,
      c.closes_at, a.documents, jsonb_array_length(a.answers) as answers
    from unnest(${list}) with ordinality as want (id, place) join applications a on a.id = want.id
    left join conversations c on c.id = a.conversation_id left join accounts boss on boss.id = c.boss_id
    order by want.place`);
  const { rows: events } = await tx.query<EventRow>(sql`
    select application_id, stage, mover, reason, created_at from application_events
    where application_id = any(${list}) order by application_id, id`);
  const byApplication = Map.groupBy(events, (event) => event.application_id);
  return rows.map((row) => present(row, byApplication.get(row.id) ?? []));
}

function present(row: ApplicationRow, events: readonly EventRow[]): Application {
  const { boss_first, boss_last, created_at, ...rest } = row;
  return {
    ...rest,
    boss_name: shortName({ first: boss_first, last: boss_last }),
    stage_at: row.stage_at.toISOString(),
    applied_at: created_at.toISOString(),
    replied_at: row.replied_at?.toISOString() ?? null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    timeline: events.map(({ stage, mover, reason, created_at: at }) => ({
      stage,
      mover,
      reason,
      at: at.toISOString(),
    })),
  };
}

export interface LockedApplication {
  id: number;
  account_id: number;
  job_id: number | null;
  conversation_id: number | null;
  card_seq: number | null;
  job_title: string;
  company_name: string;
  stage: Stage;
  /** Who has the conversation now. */
  boss_id: number | null;
  boss_first: string | null;
  boss_last: string | null;
}

/** Which application: by its own number, or by its conversation's. */
export type Which = { id: number } | { conversationId: number };

const conditionOf = (which: Which): Sql =>
  'id' in which ? sql`a.id = ${which.id}` : sql`a.conversation_id = ${which.conversationId}`;

const columns = sql`a.id, a.account_id, a.job_id, a.conversation_id, a.card_seq, a.job_title, a.company_name, a.stage,
  c.boss_id, boss.first_name as boss_first, boss.last_name as boss_last`;
const source = sql`applications a left join conversations c on c.id = a.conversation_id
  left join accounts boss on boss.id = c.boss_id`;

export async function findApplication(tx: Reader, which: Which): Promise<LockedApplication | undefined> {
  const { rows } = await tx.query<LockedApplication>(sql`select ${columns} from ${source} where ${conditionOf(which)}`);
  return rows[0];
}

/**
 * The application, locked until the transaction ends. Its conversation is locked first, as everywhere: what happens
 * there moves applications too, and two writers never wait for each other.
 */
export async function lockApplication(tx: Transaction, which: Which): Promise<LockedApplication | undefined> {
  const found = await findApplication(tx, which);
  if (!found) return undefined;
  await tx.query(sql`select id from conversations where id = ${found.conversation_id} for no key update`);
  const { rows } = await tx.query<LockedApplication>(sql`
    select ${columns} from ${source} where a.id = ${found.id} for no key update of a`);
  return rows[0];
}
