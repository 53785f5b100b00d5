import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TalentCard, TalentInvitation } from '../talent-fields.ts';
import type { Fit } from '../talent-rules.ts';
import { FITS } from '../talent-rules.ts';
import type { FoundTalent } from './find-talents.ts';
import { loadCards } from './load-cards.ts';
import { readTalentNumbers } from './talent-numbers.ts';
import type { TalentsParts } from './talents.parts.ts';

export interface InviteRow {
  id: number;
  account_id: number;
  state: TalentInvitation['state'];
  job_id: number | null;
  job_title: string;
  created_at: Date;
  closes_at: Date;
  answered_at: Date | null;
  conversation_id: number;
  /** Whether the viewer answers for it. */
  is_own: boolean;
}

export function presentInvitation(row: InviteRow): TalentInvitation {
  return {
    id: row.id,
    state: row.state,
    job_id: row.job_id,
    job_title: row.job_title,
    sent_at: row.created_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    conversation_id: row.is_own ? row.conversation_id : null,
  };
}

/** The last invitation of the company to each of them. */
export async function loadInvites(ctx: MemberContext, accountIds: readonly number[]): Promise<Map<number, InviteRow>> {
  const { rows } = await ctx.tx.query<InviteRow>(sql`
    select distinct on (v.account_id) v.id, v.account_id, v.state, v.job_id, v.job_title, v.created_at, v.closes_at,
      v.answered_at, v.conversation_id, c.boss_id is not distinct from ${ctx.viewer.accountId} as is_own
    from talent_invites v join conversations c on c.id = v.conversation_id
    where v.company_id = ${ctx.viewer.membership.company_id} and v.account_id = any(${[...accountIds]}::bigint[])
    order by v.account_id, v.id desc`);
  return new Map(rows.map((row) => [row.account_id, row]));
}

/** Until when the company has unlocked each of them; who is not in it is locked. */
export async function loadUnlocks(ctx: MemberContext, accountIds: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await ctx.tx.query<{ account_id: number; expires_at: Date }>(sql`
    select account_id, expires_at from talent_unlocks
    where company_id = ${ctx.viewer.membership.company_id} and account_id = any(${[...accountIds]}::bigint[])
      and expires_at > ${ctx.clock.now().toISOString()}`);
  return new Map(rows.map((row) => [row.account_id, row.expires_at]));
}

type Found = Pick<FoundTalent, 'account_id' | 'words'> & { level: number | null };

/** Cards in the order of what was found. */
export async function presentTalents(
  ctx: MemberContext,
  parts: TalentsParts,
  found: readonly Found[],
  labels: ReadonlyMap<string, string>,
): Promise<TalentCard[]> {
  const ids = found.map(({ account_id }) => account_id);
  const [cards, unlocks, invites] = [
    await loadCards(ctx, parts, ids),
    await loadUnlocks(ctx, ids),
    await loadInvites(ctx, ids),
  ];
  const numbers = await readTalentNumbers(parts.secrets, ctx.tx, ctx.viewer.membership.company_id);
  return found.flatMap(({ account_id: id, words, level }) => {
    const card = cards.get(id);
    const invite = invites.get(id);
    if (!card) return [];
    return [
      {
        id: numbers.nameOf(id),
        ...card,
        fit: level === null ? null : (FITS[level] as Fit),
        match_words: [...new Set(words.flatMap((one) => labels.get(one) ?? []))],
        unlocked_until: unlocks.get(id)?.toISOString() ?? null,
        invitation: invite ? presentInvitation(invite) : null,
      },
    ];
  });
}
