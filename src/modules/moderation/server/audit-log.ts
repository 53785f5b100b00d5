import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { moderationContract } from '../moderation.contract.ts';
import { operatorName } from './cases.presenter.ts';

const PAGE_SIZE = 50;

interface AuditEntry {
  /** Null for what no operator did: a command on the server, or time that ran out. */
  operatorId: number | null;
  action: string;
  subject: string;
  subjectId: number;
  reason: string;
  details: Record<string, unknown>;
  at: Date;
}

/** Writes down what an operator did, in the transaction that did it. */
export async function recordAction(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.query(sql`
    insert into audit_log (operator_id, action, subject, subject_id, reason, details, created_at)
    values (${entry.operatorId}, ${entry.action}, ${entry.subject}, ${entry.subjectId}, ${entry.reason},
      ${JSON.stringify(entry.details)}::jsonb, ${entry.at.toISOString()})`);
}

type Filter = ParsedInputOf<(typeof moderationContract)['GET /operator/audit-log']>;

interface Row {
  id: number;
  operator_id: number | null;
  first: string | null;
  last: string | null;
  email: string | null;
  action: string;
  subject: string;
  subject_id: number;
  reason: string;
  details: Record<string, unknown>;
  created_at: Date;
}

/** What operators have done, newest first. */
export async function listAuditLog(ctx: AccountContext, filter: Filter) {
  const [found, operators, actions] = await Promise.all([
    ctx.tx.query<Row>(sql`
      select l.id, l.operator_id, a.first_name as first, a.last_name as last, a.email, l.action, l.subject, l.subject_id, l.reason, l.details,
        l.created_at
      from audit_log l left join accounts a on a.id = l.operator_id where ${conditions(filter)}
      order by l.id desc limit ${PAGE_SIZE + 1}`),
    listOperators(ctx),
    listActions(ctx),
  ]);
  const shown = found.rows.slice(0, PAGE_SIZE);
  return {
    entries: shown.map(({ operator_id, first, last, email, created_at, ...row }) => ({
      ...row,
      operator:
        operator_id === null
          ? null
          : { account_id: operator_id, name: operatorName({ id: operator_id, first, last, email }) },
      created_at: created_at.toISOString(),
    })),
    next: found.rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    operators,
    actions,
  };
}

function conditions({ operator_id, action, subject, subject_id, target, from, to, before }: Filter): Sql {
  const all = [
    sql`true`,
    operator_id && sql`l.operator_id = ${operator_id}`,
    action && sql`l.action = ${storableText(action)}`,
    subject && sql`l.subject = ${storableText(subject)}`,
    subject_id && sql`l.subject_id = ${subject_id}`,
    target && sql`l.details ->> 'company' ilike ${`%${storableText(target).replace(/[\\%_]/g, '\\$&')}%`}`,
    from && sql`l.created_at >= (${from}::date)::timestamp at time zone 'utc'`,
    to && sql`l.created_at < (${to}::date + 1)::timestamp at time zone 'utc'`,
    before && sql`l.id < ${before}`,
  ];
  return sql.join(
    all.filter((one): one is Sql => typeof one === 'object'),
    ' and ',
  );
}

/** Each through the index alone: from one operator to the next, however long the log is. */
async function listOperators(ctx: Context) {
  const { rows } = await ctx.tx.query<Parameters<typeof operatorName>[0]>(sql`
    with recursive seen as (
      (select operator_id from audit_log order by operator_id limit 1)
      union all
      select (select operator_id from audit_log where operator_id > seen.operator_id order by operator_id limit 1)
      from seen where seen.operator_id is not null
    )
    select a.id, a.first_name as first, a.last_name as last, a.email from seen join accounts a on a.id = seen.operator_id
    order by a.first_name, a.last_name, a.id`);
  return rows.map((row) => ({ account_id: row.id, name: operatorName(row) }));
}

async function listActions(ctx: Context): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ action: string }>(sql`
    with recursive seen as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > seen.action order by action limit 1)
      from seen where seen.action is not null
    )
    select action from seen where action is not null`);
  return rows.map(({ action }) => action);
}
