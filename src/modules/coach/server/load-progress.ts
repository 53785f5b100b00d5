import type { Stage } from '#src/modules/applications/application-stages.ts';
import { laneOf } from '#src/modules/tracker/lanes.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** More says nothing new about where someone stands. */
const MOST = 100;

interface TalkRow {
  conversation_id: number | null;
  job_id: number | null;
  title: string;
  company: string;
  stage: Stage | null;
  is_answered: boolean;
  is_ended: boolean;
  has_interview: boolean;
  /** The employer has written last, and not by a machine. */
  is_my_turn: boolean;
  waiting_since: Date | null;
  /** The agreed time that lies ahead. */
  meets_at: Date | null;
  /** Times were proposed, and the person is to choose. */
  is_to_choose: boolean;
  offer_until: Date | null;
}

export type Talk = Omit<TalkRow, 'has_interview'> & { lane: ReturnType<typeof laneOf> };

/** Where someone stands with every employer here, the last that moved first. */
export async function loadProgress(tx: Reader, accountId: number, now: Date): Promise<Talk[]> {
  const at = now.toISOString();
  const { rows } = await tx.query<TalkRow>(sql`
    select c.id as conversation_id, c.job_id, c.job_title as title, c.company_name as company, a.stage,
      c.boss_wrote_at is not null as is_answered, c.closed_at is not null as is_ended,
      exists (select from interviews i where i.conversation_id = c.id and i.starts_at is not null
        and i.status not in ('cancelled', 'rejected', 'expired')) as has_interview,
      c.waiting_since is null and c.closed_at is null and exists (select from messages one
        where one.conversation_id = c.id and one.seq = c.last_seq and one.side = 'boss' and not one.is_automatic
      ) as is_my_turn,
      c.waiting_since,
      (select min(i.starts_at) from interviews i where i.conversation_id = c.id and i.starts_at > ${at}
        and i.status in ('pending', 'accepted')) as meets_at,
      exists (select from interviews i where i.conversation_id = c.id and i.status = 'pending' and i.turn = 'talent'
        and i.expires_at > ${at}) as is_to_choose,
      (select max(o.expires_at) from offers o where o.conversation_id = c.id and o.status in ('sent', 'viewed')
        and o.expires_at > ${at}) as offer_until
    from conversation_members m join conversations c on c.id = m.conversation_id
    left join applications a on a.conversation_id = c.id
    where m.account_id = ${accountId} and m.side = 'talent' and c.job_id is not null
    order by m.last_message_at desc, m.conversation_id desc limit ${MOST}`);
  const alone = await tx.query<{ job_id: number | null; title: string; company: string; stage: Stage }>(sql`
    select job_id, job_title as title, company_name as company, stage from applications
    where account_id = ${accountId} and conversation_id is null order by stage_at desc, id desc limit ${MOST}`);
  return [...rows, ...alone.rows.map((row) => ({ ...NOTHING_YET, ...row }))].map(({ has_interview, ...row }) => ({
    ...row,
    lane: laneOf({
      stage: row.stage,
      isAnswered: row.is_answered,
      isEnded: row.is_ended,
      hasInterview: has_interview,
    }),
  }));
}

const NOTHING_YET = {
  conversation_id: null,
  is_answered: false,
  is_ended: false,
  has_interview: false,
  is_my_turn: false,
  waiting_since: null,
  meets_at: null,
  is_to_choose: false,
  offer_until: null,
};
