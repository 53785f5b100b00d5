import { maskEmail } from '#src/modules/accounts/server/accounts.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { FriendState, Uncounted } from '../invitation-rules.ts';
import type { InvitedFriend } from '../invitations.contract.ts';
import { plainName } from './arrival-cookie.ts';

const DAY_MS = 24 * 3600_000;
export const PAGE_SIZE = 30;
/** Where a page ended: the moment in microseconds, and which kind of row with which number. */
const CURSOR = /^(\d{1,17})_([ef])_(\d{1,16})$/;

export async function countSentToday(tx: Reader, accountId: number, now: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from email_invitations
    where inviter_id = ${accountId} and sent_at > ${new Date(now.getTime() - DAY_MS).toISOString()}`);
  return rows[0]?.count ?? 0;
}

interface Row {
  /** Never null: each part says it. */
  part: 'e' | 'f';
  id: number;
  at: Date;
  /** Never null: microseconds of `at`. */
  micros: string;
  state: FriendState;
  reason: Uncounted | null;
  email: string | null;
  first: string | null;
  last: string | null;
}

/** Addresses that wait and friends who came, as one list, newest first, each part by its own index. */
export async function listFriends(tx: Reader, accountId: number, cursor?: string) {
  const [, micros, part, id] = CURSOR.exec(cursor ?? '') ?? [];
  const after = (key: Sql) =>
    micros
      ? sql`and (${key}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${part ?? 'e'}, ${id ?? 0}::bigint)`
      : sql``;
  const most = PAGE_SIZE + 1;
  const { rows } = await tx.query<Row>(sql`
    select *, (extract(epoch from at) * 1000000)::bigint::text as micros from (
      (select 'e' as part, id, sent_at as at, 'sent' as state, null as reason, email, null as first, null as last
        from email_invitations where inviter_id = ${accountId} and email is not null ${after(sql`sent_at, 'e', id`)}
        order by sent_at desc, id desc limit ${most})
      union all
      (select 'f', f.invitee_id, f.joined_at, f.state, f.reason, null, a.first_name, a.last_name
        from invited_friends f join accounts a on a.id = f.invitee_id
        where f.inviter_id = ${accountId} ${after(sql`f.joined_at, 'f', f.invitee_id`)}
        order by f.joined_at desc, f.invitee_id desc limit ${most})
    ) one order by at desc, part desc, id desc limit ${most}`);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    friends: shown.map(present),
    next_cursor: rows.length > PAGE_SIZE && last ? `${last.micros}_${last.part}_${last.id}` : null,
  };
}

/** Whoever had an account before has not agreed to be named here. */
function present({ part, id, at, state, reason, email, first, last }: Row): InvitedFriend {
  const joined = reason === 'existing' ? null : plainName({ first: first ?? '', last: last ?? '' }) || null;
  return {
    key: `${part}${id}`,
    state,
    reason,
    name: part === 'e' ? maskEmail(email) : joined,
    at: at.toISOString(),
  };
}
