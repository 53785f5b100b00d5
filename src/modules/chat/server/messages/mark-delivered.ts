import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ChatParts } from '../chat.parts.ts';
import { recordChange } from '../conversations/record-change.ts';

interface Input {
  marks: { conversation_id: number; seq: number }[];
}

/** Remembers what has reached a device of the viewer, in many conversations at once; marks only go forward. */
export function createMarkDelivered(parts: ChatParts) {
  return async (ctx: AccountWriteContext, { marks }: Input): Promise<{ marked: number }> => {
    const { accountId } = ctx.viewer;
    const ids = marks.map((mark) => mark.conversation_id);
    // All conversations before any inbox, lowest first, as everywhere.
    await ctx.tx.query(sql`
      select c.id from conversations c join conversation_members m on m.conversation_id = c.id
      where m.account_id = ${accountId} and c.id = any(${ids}::bigint[])
      order by c.id for no key update of c`);
    const { rows } = await ctx.tx.query<{ id: number; other_id: number | null }>(sql`
      with mark as (
        select conversation_id, max(seq) as seq
        from unnest(${ids}::bigint[], ${marks.map((mark) => mark.seq)}::bigint[])
          as one (conversation_id, seq) group by conversation_id
      )
      update conversation_members m set delivered_seq = least(mark.seq, c.last_seq)
      from mark join conversations c on c.id = mark.conversation_id
      where m.conversation_id = c.id and m.account_id = ${accountId}
        and m.delivered_seq < least(mark.seq, c.last_seq)
      returning c.id, case when m.side = 'talent' then c.boss_id else c.talent_id end as other_id`);
    const views = rows.flatMap(({ id, other_id }) =>
      [accountId, other_id].flatMap((one) => (one === null ? [] : [{ accountId: one, conversationId: id, seqs: [] }])),
    );
    if (views.length > 0) await recordChange(ctx, parts.publish, views);
    return { marked: rows.length };
  };
}
