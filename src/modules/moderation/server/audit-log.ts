import { sql } from 'drizzle-orm';
import type { RecordAction } from '#src/modules/companies/server/companies.public.ts';
import type { Context } from '#src/platform/context.ts';

const PAGE_SIZE = 50;

/** Writes down what an operator did, in the transaction that did it. */
export const recordAction: RecordAction = async (tx, entry) => {
  await tx.execute(sql`
    insert into audit_log (operator_id, action, subject, subject_id, reason, details, created_at)
    values (${entry.operatorId}, ${entry.action}, ${entry.subject}, ${entry.subjectId}, ${entry.reason},
      ${JSON.stringify(entry.details)}::jsonb, ${entry.at.toISOString()})`);
};

interface Row extends Record<string, unknown> {
  id: number;
  operator_id: number;
  first_name: string;
  last_name: string;
  action: string;
  subject: string;
  subject_id: number;
  reason: string;
  details: Record<string, unknown>;
  created_at: string;
}

/** What operators have done, newest first. */
export async function listAuditLog(ctx: Context, input: { subject?: string; subject_id?: number; page: number }) {
  const where = sql.join(
    [
      sql`true`,
      ...(input.subject === undefined ? [] : [sql`l.subject = ${input.subject}`]),
      ...(input.subject_id === undefined ? [] : [sql`l.subject_id = ${input.subject_id}`]),
    ],
    sql` and `,
  );
  const [found, counted] = await Promise.all([
    ctx.tx.execute<Row>(sql`
      select l.id, l.operator_id, a.first_name, a.last_name, l.action, l.subject, l.subject_id, l.reason, l.details,
        l.created_at
      from audit_log l join accounts a on a.id = l.operator_id where ${where}
      order by l.id desc limit ${PAGE_SIZE} offset ${(input.page - 1) * PAGE_SIZE}`),
    ctx.tx.execute<{ count: number }>(sql`select count(*) as count from audit_log l where ${where}`),
  ]);
  return {
    entries: found.rows.map(({ operator_id, first_name, last_name, created_at, ...row }) => ({
      ...row,
      operator: { account_id: operator_id, name: `${first_name} ${last_name}`.trim() },
      created_at: new Date(created_at).toISOString(),
    })),
    page: input.page,
    page_count: Math.ceil((counted.rows[0]?.count ?? 0) / PAGE_SIZE),
  };
}
