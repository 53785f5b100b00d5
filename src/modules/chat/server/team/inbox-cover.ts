import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import { lockMembership } from '#src/modules/companies/server/companies.public.ts';
import type { AccountContext, MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { teamContract } from '../../team.contract.ts';
import type { ChatParts } from '../chat.parts.ts';
import { findColleague } from './team-conversation.ts';

type TeamAnswer = AnswerOf<(typeof teamContract)['GET /chat/team']>;
type Cover = NonNullable<TeamAnswer['covered_by']>;
type Input = ParsedInputOf<(typeof teamContract)['PUT /chat/cover']>;

const DAY_MS = 24 * 3600_000;
const LONGEST_DAYS = 90;

interface MemberRow {
  account_id: number;
  first: string;
  last: string;
  position: string;
  avatar: string | null;
  waiting: number;
  is_away: boolean;
}

interface CoverRow {
  account_id: number;
  cover_id: number;
  first: string;
  last: string;
  until: Date;
}

/** Who may be given a conversation, with what each has to answer already. */
export async function listTeam(ctx: MemberContext): Promise<TeamAnswer> {
  const me = ctx.viewer.membership;
  const now = ctx.clock.now().toISOString();
  const { rows } = await ctx.tx.query<MemberRow>(sql`
    select a.id as account_id, a.first_name as first, a.last_name as last, s.position, a.avatar,
      (select count(*)::int from conversations c join conversation_members m on m.conversation_id = c.id
        and m.account_id = a.id where c.boss_id = a.id and c.waiting_since is not null
        and m.not_interested_at is null and m.expired_seq < c.last_seq) as waiting,
      exists (select from inbox_covers i where i.account_id = a.id and i.until > ${now}) as is_away
    from company_members s join accounts a on a.id = s.account_id
    where s.company_id = ${me.company_id} and a.status = 'active' and a.deleted_at is null
    order by a.first_name, a.last_name, a.id`);
  const covers = await findCovers(ctx);
  return {
    members: rows.map(({ first, last, ...row }) => ({
      ...row,
      name: fullName({ first, last }),
      is_me: row.account_id === me.account_id,
    })),
    covered_by: covers.coveredBy,
    covers: covers.covers,
  };
}

/** EMP-07: while someone is away, a colleague reads their conversations, is told of news and may take them over. */
export function createSetCover(parts: ChatParts) {
  return async (ctx: MemberWriteContext, input: Input): Promise<{ covered_by: Cover | null }> => {
    const me = await lockMembership(ctx);
    if (input.account_id === null) {
      await ctx.tx.query(sql`delete from inbox_covers where account_id = ${me.account_id}`);
      return { covered_by: null };
    }
    const now = ctx.clock.now();
    const until = input.until === undefined ? undefined : new Date(input.until);
    if (!until || until <= now || until.getTime() - now.getTime() > LONGEST_DAYS * DAY_MS) {
      throw new AppError('validationFailed', {}, [{ field: 'until', problem: 'invalidChoice' }]);
    }
    const colleague = await findColleague(ctx, me.company_id, input.account_id);
    if (colleague.account_id === me.account_id) throw new AppError('notFound');
    await ctx.tx.query(sql`
      insert into inbox_covers (account_id, cover_id, until, created_at)
      values (${me.account_id}, ${colleague.account_id}, ${until.toISOString()}, ${now.toISOString()})
      on conflict (account_id) do update set cover_id = excluded.cover_id, until = excluded.until`);
    const own = await findColleague(ctx, me.company_id, me.account_id);
    const data = { what: 'cover' as const, by: fullName(own) };
    await parts.notify(ctx.tx, { accountId: colleague.account_id, kind: 'team_chat', data });
    return { covered_by: (await findCovers(ctx)).coveredBy };
  };
}

async function findCovers(ctx: AccountContext): Promise<{ coveredBy: Cover | null; covers: Cover[] }> {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<CoverRow>(sql`
    select i.account_id, i.cover_id, a.first_name as first, a.last_name as last, i.until from inbox_covers i
    join accounts a on a.id = case when i.account_id = ${accountId} then i.cover_id else i.account_id end
    where (i.account_id = ${accountId} or i.cover_id = ${accountId}) and i.until > ${ctx.clock.now().toISOString()}
    order by i.until`);
  const present = (row: CoverRow): Cover => ({
    account_id: row.account_id === accountId ? row.cover_id : row.account_id,
    name: fullName(row),
    until: row.until.toISOString(),
  });
  const own = rows.find((row) => row.account_id === accountId);
  return {
    coveredBy: own ? present(own) : null,
    covers: rows.filter((row) => row.account_id !== accountId).map(present),
  };
}
