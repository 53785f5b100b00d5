import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/database/database.ts';
import { findLinks } from './account-links.ts';

type Rows = Record<string, unknown>[];

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
]);

/**
 * Every row that names the account, or one of its sessions, by table. The tables are found by their foreign keys, so a
 * table that is added later is in the export by itself.
 */
export async function gatherData(tx: Transaction, accountId: number): Promise<Record<string, Rows>> {
  const tables: Record<string, Rows> = {};
  const add = (table: string, rows: Rows) => {
    const known = tables[table] ?? [];
    const texts = new Set(known.map((row) => JSON.stringify(row)));
    tables[table] = [...known, ...rows.filter((row) => !texts.has(JSON.stringify(row)))];
  };
  add('accounts', await readRows(tx, 'accounts', sql`id = ${accountId}`));
  for (const { table, column } of await findLinks(tx, 'accounts')) {
    if (LEFT_OUT.has(table) || OF_OTHERS.has(`${table}.${column}`)) continue;
    add(table, await readRows(tx, table, sql`${sql.identifier(column)} = ${accountId}`));
  }
  for (const { table, column } of await findLinks(tx, 'sessions')) {
    const ofSessions = sql`${sql.identifier(column)} in (select id from sessions where account_id = ${accountId})`;
    if (!LEFT_OUT.has(table)) add(table, await readRows(tx, table, ofSessions));
  }
  return tables;
}

async function readRows(tx: Transaction, table: string, condition: ReturnType<typeof sql>): Promise<Rows> {
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(one) as row from ${sql.identifier(table)} one where ${condition}`);
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))));
}
