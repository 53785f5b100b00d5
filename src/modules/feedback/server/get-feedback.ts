import { AppError } from '#src/kernel/errors.ts';
import { loadFilesOf } from '#src/modules/files/server/files.public.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FeedbackState, FeedbackTopic } from '../feedback-topics.ts';
import { subjectOf } from './feedback.queries.ts';

interface Row {
  id: number;
  reference: string;
  topic: FeedbackTopic;
  state: FeedbackState;
  text: string;
  language: string;
  email: string | null;
  may_contact: boolean;
  page: string | null;
  agent: string;
  created_at: Date;
  account: Account | null;
}

interface Account {
  id: number;
  name: string;
  role: string;
  status: string;
  is_email_verified: boolean;
  company: { id: number; name: string } | null;
  /** As JSON has it. */
  created_at: string;
}

interface EntryRow {
  id: number;
  kind: 'answer' | 'note' | 'closed' | 'reopened';
  text: string;
  operator: string;
  created_at: Date;
}

/** One message as an operator reads it: words, attachments, sender and everything that was done about it. */
export async function getFeedback(ctx: AccountContext, { id }: { id: number }) {
  const [{ rows }, entries, files] = await Promise.all([
    readFeedback(ctx, id),
    readEntries(ctx, id),
    loadFilesOf(ctx.tx, [subjectOf(id)]),
  ]);
  const found = rows[0];
  if (!found) throw new AppError('notFound');
  const { account, created_at, ...row } = found;
  return {
    ...row,
    is_account: account !== null,
    account: account && { ...account, created_at: new Date(account.created_at).toISOString() },
    created_at: created_at.toISOString(),
    attachments: files.get(subjectOf(id)) ?? [],
    entries: entries.rows.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() })),
  };
}

function readFeedback(ctx: Context, id: number) {
  return ctx.tx.query<Row>(sql`
    select f.id, f.reference, f.topic, f.state, f.text, f.language, f.email, f.may_contact, f.page, f.agent,
      f.created_at,
      case when a.id is not null then jsonb_build_object('id', a.id, 'name', trim(a.first_name || ' ' || a.last_name),
        'role', a.role, 'status', a.status, 'is_email_verified', a.is_email_verify, 'created_at', a.created_at,
        'company', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end) end as account
    from feedback f left join accounts a on a.id = f.account_id
    left join company_members m on m.account_id = a.id left join companies c on c.id = m.company_id
    where f.id = ${id} limit 1`);
}

function readEntries(ctx: Context, id: number) {
  return ctx.tx.query<EntryRow>(sql`
    select e.id, e.kind, e.text, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as operator, e.created_at
    from feedback_entries e left join accounts a on a.id = e.operator_id
    where e.feedback_id = ${id} order by e.id`);
}
