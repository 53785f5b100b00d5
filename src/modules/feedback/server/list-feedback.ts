import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { feedbackContract } from '../feedback.contract.ts';
import type { FeedbackState, FeedbackTopic } from '../feedback-topics.ts';

const PAGE_SIZE = 30;
const EXCERPT = 160;

type Filter = ParsedInputOf<(typeof feedbackContract)['GET /operator/feedback']>;

interface Row {
  id: number;
  reference: string;
  topic: FeedbackTopic;
  state: FeedbackState;
  excerpt: string;
  language: string;
  account_id: number | null;
  name: string | null;
  email: string | null;
  attachments: number;
  created_at: Date;
}

/** Messages of one state in the order they came, or the one that a reference names. */
export async function listFeedback(ctx: AccountContext, filter: Filter) {
  const { rows } = await ctx.tx.query<Row>(sql`
    select f.id, f.reference, f.topic, f.state, left(f.text, ${EXCERPT}) as excerpt, f.language, f.account_id, f.email,
      nullif(trim(a.first_name || ' ' || a.last_name), '') as name, f.created_at,
      (select count(*)::int from files where subject = 'feedback:' || f.id) as attachments
    from feedback f left join accounts a on a.id = f.account_id
    where ${conditions(filter)} order by f.id ${filter.order === 'oldest' ? sql`asc` : sql`desc`}
    limit ${PAGE_SIZE + 1}`);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    feedback: shown.map(({ account_id, name, email, created_at, ...row }) => ({
      ...row,
      sender: name ?? email,
      is_account: account_id !== null,
      created_at: created_at.toISOString(),
    })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function conditions({ state, topic, order, after, reference }: Filter): Sql {
  if (reference) return sql`f.reference = ${reference}`;
  const all = [
    sql`f.state = ${state}`,
    topic && sql`f.topic = ${topic}`,
    after && (order === 'oldest' ? sql`f.id > ${after}` : sql`f.id < ${after}`),
  ];
  return sql.join(
    all.filter((one): one is Sql => typeof one === 'object'),
    ' and ',
  );
}
