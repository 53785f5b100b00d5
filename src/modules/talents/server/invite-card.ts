import type { ChatCard } from '#src/modules/chat/server/chat.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { InviteCardData } from '../talent-fields.ts';
import type { InviteState } from '../talent-rules.ts';

interface CardRow {
  id: number;
  account_id: number;
  state: InviteState;
  job_title: string;
  company_name: string;
  closes_at: Date;
}

/** An invitation in its conversation; what was written with it is the message's own text. */
export const inviteCard: ChatCard = {
  hasOwnNotice: true,
  async load(tx, wanted) {
    const { rows } = await tx.query<CardRow>(sql`
      select id, account_id, state, job_title, company_name, closes_at from talent_invites
      where id = any(${wanted.map(({ id }) => id)}::bigint[])`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return wanted.map(({ id, viewerId, viewerSide }) => {
      const row = byId.get(id);
      if (!row) return undefined;
      const data: InviteCardData = {
        state: row.state,
        job_title: row.job_title,
        company: row.company_name,
        closes_at: row.closes_at.toISOString(),
        may_answer: row.state === 'open' && viewerSide === 'talent' && row.account_id === viewerId,
      };
      return { ...data };
    });
  },
};
