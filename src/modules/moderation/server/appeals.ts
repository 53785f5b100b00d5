import { AppError } from '#src/kernel/errors.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { appealToken, readAppealToken } from './appeal-link.ts';
import { goneSubject, keyOf, loadSubjects } from './load-subjects.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { type DecisionRow, findDecisions, lockDecision } from './present-decisions.ts';
import { scoreCase } from './score-case.ts';

const APPEALABLE = ['warn', 'take_down', 'suspend'] as const;
type Appealable = (typeof APPEALABLE)[number];

/** What a link is about, also for someone who cannot sign in: what was decided, why, and whether it can be appealed. */
export function createGetAppeal({ texts }: ModerationParts) {
  return async (ctx: Context, { token }: { token: string }) => {
    const decision = await findByToken(ctx.tx, token, findDecisions);
    const ref = { kind: decision.target, id: decision.target_id };
    const { name } = (await loadSubjects(ctx.tx, [ref])).get(keyOf(ref)) ?? goneSubject(ref);
    const t = texts.translate(ctx.locale.language);
    return {
      action: decision.action as Appealable,
      target: decision.target,
      name: decision.target === 'person' ? '' : name,
      reason: decision.reason_name ? t(`notices.measure.reasons.${decision.reason_name}`) : '',
      note: decision.note,
      decided_at: decision.created_at.toISOString(),
      ends_at: decision.ends_at?.toISOString() ?? null,
      state: await stateOf(ctx, decision),
    };
  };
}

async function stateOf(ctx: Context, decision: DecisionRow): Promise<'open' | 'filed' | 'turned_down' | 'over'> {
  if (decision.state === 'over') return 'over';
  const { rows } = await ctx.tx.query<{ outcome: string | null }>(
    sql`select outcome from moderation_cases where appealed_decision_id = ${decision.id}`,
  );
  if (!rows[0]) return 'open';
  return rows[0].outcome === null ? 'filed' : 'turned_down';
}

/** Opens a case of its own, once for each decision; parallel calls are one appeal. */
export function createFileAppeal({ data }: ModerationParts) {
  return async (ctx: WriteContext, { token, text }: { token: string; text: string }) => {
    const decision = await findByToken(ctx.tx, token, async (tx, where) => {
      const one = await lockDecision(tx, where);
      return one ? [one] : [];
    });
    if (decision.state === 'over') throw new AppError('linkExpired');
    const { rows } = await ctx.tx.query<{ id: number }>(sql`
      insert into moderation_cases (kind, subject, subject_id, appealed_decision_id, appeal_text, opened_at)
      values ('appeal', ${decision.target}, ${decision.target_id}, ${decision.id}, ${storableText(text)},
        ${ctx.clock.now().toISOString()})
      on conflict (appealed_decision_id) where appealed_decision_id is not null do nothing returning id`);
    if (!rows[0]) throw new AppError('appealFiled');
    await scoreCase(ctx.tx, data, rows[0].id);
    return { is_received: true };
  };
}

type Find<Store> = (tx: Store, where: ReturnType<typeof sql>) => Promise<DecisionRow[]>;

async function findByToken<Store extends Reader>(tx: Store, token: string, find: Find<Store>): Promise<DecisionRow> {
  const id = await readAppealToken(tx, token);
  const [decision] = id === undefined ? [] : await find(tx, sql`id = ${id}`);
  if (!decision || !APPEALABLE.some((action) => action === decision.action)) throw new AppError('linkExpired');
  return decision;
}

/** What someone who is refused at the door is told: until when, and the link to appeal. */
export async function describeSuspension(tx: Reader, accountId: number) {
  const [decision] = await findDecisions(
    tx,
    sql`action = 'suspend' and (state = 'in_force' or state = 'proposed' and is_urgent)
      and ((target = 'person' and target_id = ${accountId}) or (target = 'company' and target_id =
        (select company_id from company_members where account_id = ${accountId})))
      order by target desc, id desc limit 1`,
  );
  if (!decision) return undefined;
  return {
    until: decision.ends_at === null ? null : decision.ends_at,
    reasonName: decision.reason_name,
    note: decision.note,
    appealPath: `/appeal/${await appealToken(tx, decision.id)}`,
  };
}
