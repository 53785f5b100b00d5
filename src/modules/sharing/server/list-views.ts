import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import { isShown } from '#src/modules/accounts/server/accounts.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ResumeView, sharingContract } from '../sharing.contract.ts';
import type { Device } from './describe-viewer.ts';
import { isLive } from './links.queries.ts';

type Endpoint = (typeof sharingContract)['GET /jobseeker/resume-views'];

interface ViewRow {
  id: number;
  what: ResumeView['what'];
  resume_name: string;
  file_id: string | null;
  is_profile: boolean;
  live_link_id: number | null;
  conversation_id: number | null;
  company_name: string;
  device: Device;
  created_at: Date;
  first: string | null;
  last: string | null;
}

/** TRU-10: a page of who has looked at the own resumes, newest first. */
export async function listViews(
  ctx: AccountContext,
  { before, limit }: ParsedInputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  const older = before === undefined ? sql`` : sql`and v.id < ${before}`;
  // One more than asked for tells whether there is a next page.
  const { rows } = await ctx.tx.query<ViewRow>(sql`
    select v.id, v.what, v.resume_name, v.file_id, v.is_profile, l.id as live_link_id, v.conversation_id, v.company_name, v.device,
      v.created_at, a.first_name as first, a.last_name as last
    from resume_views v left join resume_links l on l.id = v.link_id and ${isLive(ctx.clock.now())}
    left join accounts a on a.id = v.viewer_id and ${isShown('a')}
    where v.account_id = ${ctx.viewer.accountId} ${older} order by v.id desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  return { views: page.map(presentView), next_before: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** A Boss is known by first name and initial, as in a chat. */
function presentView(row: ViewRow): ResumeView {
  return {
    id: row.id,
    what: row.what,
    resume: row.resume_name,
    way: row.is_profile ? 'profile' : row.file_id === null ? 'link' : 'chat',
    by: row.company_name ? { name: shortName(row), company: row.company_name } : null,
    device: row.device,
    link_id: row.live_link_id,
    conversation_id: row.conversation_id,
    viewed_at: row.created_at.toISOString(),
  };
}
