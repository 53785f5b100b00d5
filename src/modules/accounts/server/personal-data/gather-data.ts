import type { Database, Reader, Transaction } from '#src/platform/database/database.ts';
import { inBatches } from '#src/platform/database/in-batches.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { findLinks } from '../social/account-links.ts';

/** Hashes and keys are no data about the person, and a copy of them would only do harm. */
const SECRET = /_hash$|_secret$/;
/** An export does not contain the exports before it, nor the accounts of people that one has invited. */
const LEFT_OUT = new Set(['data_exports', 'accounts']);
/** Rows of others that only name the account: whom others have blocked is never told, and a request is its sender's. */
const OF_OTHERS = new Set([
  'chat_blocks.blocked_id',
  'join_requests.decided_by',
  'company_verifications.decided_by',
  'conversation_turns.given_by',
  'feedback_entries.operator_id',
  // A company's figures; a recruiter's own conversations are in the copy themselves, and how someone came is theirs.
  'hiring_contacts.boss_id',
  'point_withdrawals.approved_by',
  'point_withdrawals.settled_by',
  'resume_views.viewer_id',
  'talent_analyses.made_by',
  // Whom a company has paid for and asked is the company's and theirs.
  'talent_invites.sent_by',
  'talent_unlocks.unlocked_by',
  'unlock_credit_entries.by_id',
  'vip_grants.granted_by',
  'invited_friends.inviter_id',
]);
/** Rows that are looked up together: every look reads the keys of all that is left, so many small ones would add up. */
const ROWS_AT_ONCE = 10_000;
/**
 * A part is what is in memory when an export is read, several times over in the streams that pack it. It is measured in
 * bytes, because a row may be a line or a whole resume, and small enough for the young heap: larger strings stay until
 * the next full garbage collection, and memory grows with the export.
 */
const PART_BYTES = 48 * 1024;

/**
 * Copies every row that names the account, or one of its sessions, into the parts of an export. The tables are found by
 * their foreign keys, so a table that is added later is in the export by itself. Some parts are one transaction, which
 * begins after the last row of the one before, so gathering that was interrupted goes on there.
 */
export async function gatherData(db: Database, exportId: number, accountId: number): Promise<number> {
  let total = await copyTable(db, exportId, 'accounts', [sql`id = ${accountId}`]);
  // Known by its address alone: mail comes back before there is an account, and stays away after.
  const address = sql`(select lower(email) from accounts where id = ${accountId})`;
  total += await copyTable(db, exportId, 'email_suppressions', [sql`address = ${address}`]);
  for (const [table, conditions] of await findConditions(db, accountId)) {
    total += await copyTable(db, exportId, table, conditions);
  }
  return total;
}

/** By table, what makes a row one of the account's. */
async function findConditions(db: Database, accountId: number): Promise<Map<string, Sql[]>> {
  const { rows } = await db.query<{ id: number }>(sql`select id from sessions where account_id = ${accountId}`);
  const sessions = sql`any(${rows.map(({ id }) => id)}::bigint[])`;
  const conditions = new Map<string, Sql[]>();
  const add = (table: string, column: string, value: Sql) => {
    if (LEFT_OUT.has(table) || OF_OTHERS.has(`${table}.${column}`)) return;
    conditions.set(table, [...(conditions.get(table) ?? []), sql`${sql.identifier(column)} = ${value}`]);
  };
  for (const { table, column } of await findLinks(db, 'accounts')) add(table, column, sql`${accountId}`);
  for (const { table, column } of await findLinks(db, 'sessions')) add(table, column, sessions);
  return conditions;
}

async function copyTable(db: Database, exportId: number, table: string, conditions: Sql[]): Promise<number> {
  const { keys, secrets } = await describeTable(db, table);
  const columns = sql.join(keys.map(({ name }) => sql.identifier(name)));
  // The last row that was copied, as values of the key's own types.
  const reached = sql.join(keys.map(({ name, type }) => sql`(last.row ->> ${name})::${sql.raw(type)}`));
  // Each condition by its own index; together, the planner would rather read the whole table in the order of its key.
  const mine = sql.join(
    conditions.map((condition) => sql`select ${columns} from ${sql.identifier(table)} where ${condition}`),
    ' union ',
  );
  const copyParts = async (tx: Transaction, size: number) => {
    // One worker at a time; a second one goes on after these parts.
    await tx.query(sql`select from data_exports where id = ${exportId} for no key update`);
    const { rows } = await tx.query<{ count: number }>(sql`
      with mine as materialized (${mine}), last as materialized (
        select part, rows -> -1 as row from data_export_parts
        where export_id = ${exportId} and table_name = ${table} order by part desc limit 1
      ), page as materialized (
        select ${columns}, row_number() over (order by ${columns}) as export_place from mine
        where not exists (select from last) or (${columns}) > (select ${reached} from last)
        order by ${columns} limit ${size}
      ), next as (
        select to_jsonb(one) - ${secrets}::text[] as row, page.export_place as place
        from page join ${sql.identifier(table)} one using (${columns})
      ), cut as (
        select row, place, sum(pg_column_size(row)) over (order by place) / ${PART_BYTES}::int as piece from next
      ), parts as (
        select row_number() over (order by piece) as place, jsonb_agg(row order by place) as rows
        from cut group by piece
        union all select 1, '[]' where not exists (select from next) and not exists (select from last)
      ), kept as (
        insert into data_export_parts (export_id, table_name, part, rows)
        select ${exportId}, ${table}, coalesce((select part from last), 0) + place, rows from parts
      )
      select count(*)::int as count from next`);
    return rows[0]?.count ?? 0;
  };
  let total = 0;
  // A run may end because its time is up: it is complete when nothing is left.
  for (let done = 1; done > 0; total += done) done = await inBatches(db, copyParts, { size: ROWS_AT_ONCE });
  return total;
}

/** A partitioned table is described by one of its parts: the key may be unique by its sequence, and stand there only. */
async function describeTable(db: Database, table: string) {
  const { rows } = await db.query<{ name: string; type: string; place: number | null }>(sql`
    select field.attname as name, format_type(field.atttypid, field.atttypmod) as type,
      array_position(one.indkey::int2[], field.attnum) as place
    from pg_attribute field join pg_index one on one.indrelid = field.attrelid and one.indisprimary
    where field.attrelid = coalesce(
        (select inhrelid from pg_inherits where inhparent = ${table}::regclass limit 1), ${table}::regclass) and field.attnum > 0 and not field.attisdropped order by place`);
  const keys = rows.filter(({ place }) => place !== null);
  if (keys.length === 0) throw new Error(`${table} has no primary key to export it by`);
  // A hash that is part of the key is needed to go on, and left out when the part is read.
  const secrets = rows.filter(({ name, place }) => place === null && SECRET.test(name)).map(({ name }) => name);
  return { keys, secrets };
}

/** The parts of an export, one at a time; what no copy should hold is left out. */
export async function* readParts(db: Reader, exportId: number, table?: string) {
  let after = { table_name: table ?? '', part: 0 };
  for (;;) {
    const { rows } = await db.query<{ table_name: string; part: number; rows: Record<string, unknown>[] }>(sql`
      select table_name, part, rows from data_export_parts
      where export_id = ${exportId} and (table_name, part) > (${after.table_name}, ${after.part})
        ${table === undefined ? sql`` : sql`and table_name = ${table}`}
      order by table_name, part limit 1`);
    const [found] = rows;
    if (!found) return;
    leaveOutSecrets(found.rows);
    yield { table: found.table_name, rows: found.rows };
    after = found;
  }
}

/** All rows of a table have the same columns. */
function leaveOutSecrets(rows: Record<string, unknown>[]): void {
  const secrets = Object.keys(rows[0] ?? {}).filter((name) => SECRET.test(name));
  for (const row of rows) for (const name of secrets) delete row[name];
}
