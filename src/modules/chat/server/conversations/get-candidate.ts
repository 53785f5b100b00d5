import { AppError } from '#src/kernel/errors.ts';
import { talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import { isShown } from '#src/modules/accounts/server/accounts.public.ts';
import { isHiddenFrom } from '#src/modules/profiles/server/profiles.public.ts';
import { loadVideos } from '#src/modules/resumes/server/resumes.public.ts';
import { isVipAt } from '#src/modules/vip/server/vip.public.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Candidate } from '../../candidate-fields.ts';
import type { ChatFile, ChatParts } from '../chat.parts.ts';
import { assertOnTeam, isReadAlong } from './visible-conversation.ts';

const MOST_OTHERS = 20;

interface TalentRow {
  talent_id: number;
  first: string | null;
  last: string | null;
  avatar: string | null;
  is_vip: boolean;
  country_id: number;
  name_shared_at: Date | null;
  company_id: number | null;
  job_id: number | null;
  job_title_id: number | null;
  company: string;
  answers: Candidate['answers'] | null;
}

/** EMP-04: the talent of a conversation as far as they show themselves, and how they fit its job. */
export function createGetCandidate(parts: ChatParts) {
  const { readCandidate, readProfile, presentTalentEligibility, presentPayFit } = parts;
  return async (ctx: AccountContext, input: { id: number }): Promise<Candidate> => {
    await assertOnTeam(ctx, input.id);
    const row = await findTalent(ctx, input.id);
    const { shows, facts } = await readCandidate(ctx, row.talent_id, row.job_title_id ?? undefined);
    const talent = { id: row.talent_id, countryId: row.country_id };
    const profile = await readProfile(ctx, row.talent_id, row.company_id);
    if (profile) {
      const { viewer, request } = ctx;
      const { talent_id: talentId, company } = row;
      await parts.tellOfReading({ talentId, conversationId: input.id, company, viewer, request });
    }
    return {
      name: talentNameForEmployer({ first: row.first, last: row.last, sharedAt: row.name_shared_at }),
      avatar: row.avatar,
      is_vip: row.is_vip,
      facts,
      profile,
      pay_fit: facts.pay && row.job_id !== null ? await presentPayFit(ctx, row.job_id, facts.pay) : null,
      eligibility:
        shows.eligibility && row.job_id !== null ? await presentTalentEligibility(ctx, talent, row.job_id) : null,
      answers: row.answers ?? [],
      resumes: await listResumes(ctx, input.id, row),
      videos: profile && row.name_shared_at ? await listVideos(ctx, row.talent_id) : [],
      others: await listOthers(ctx, input.id, row),
    };
  };
}

async function findTalent(ctx: Context, conversationId: number): Promise<TalentRow> {
  const { rows } = await ctx.tx.query<TalentRow>(sql`
    select a.id as talent_id, a.first_name as first, a.last_name as last,
      case when c.invited_at is null then a.avatar end as avatar, ${isVipAt('a', ctx.clock.now())} as is_vip, a.country_id, c.name_shared_at,
      c.company_id, c.company_name as company, c.job_id, j.job_title_id, (select one.data -> 'answers' from messages one
        where one.conversation_id = c.id and one.side = 'talent' and one.recalled_at is null and one.data ? 'answers'
        order by one.seq limit 1) as answers
    from conversations c join accounts a on a.id = c.talent_id left join jobs j on j.id = c.job_id
    where c.id = ${conversationId} and ${isShown('a')}`);
  if (!rows[0]) throw new AppError('notFound');
  return rows[0];
}

interface SharedResume {
  /** Never null: only rows with one are asked for. */
  file: ChatFile;
  /** Never null: an exchange that was accepted was answered. */
  shared_at: Date;
}

/** Those that the talent has offered, and those that were asked for, which are messages of their own. */
async function listResumes(
  ctx: Context,
  conversationId: number,
  { talent_id, company_id }: TalentRow,
): Promise<Candidate['resumes']> {
  if (await isHiddenFrom(ctx.tx, talent_id, company_id)) return [];
  const { rows } = await ctx.tx.query<SharedResume>(sql`
    select file, answered_at as shared_at from chat_exchanges
    where conversation_id = ${conversationId} and kind = 'resume' and status = 'accepted' and file is not null
    union all
    select data -> 'file', sent_at from messages
    where conversation_id = ${conversationId} and kind = 'resume' and recalled_at is null and data ? 'file'
    union all
    select one.file, m.sent_at from messages m, jsonb_array_elements(m.data -> 'files') as one (file)
    where m.conversation_id = ${conversationId} and m.kind = 'card' and one.file ->> 'content_type' not like 'video/%'
    order by shared_at desc`);
  return rows.map(({ file: { url, name, size }, shared_at }) => ({
    url,
    name,
    size,
    shared_at: shared_at.toISOString(),
  }));
}

async function listVideos(ctx: Context, talentId: number): Promise<Candidate['videos']> {
  const videos = await loadVideos(ctx.tx, talentId);
  return videos
    .filter(({ is_withheld }) => !is_withheld)
    .map(({ file: { url, name, content_type }, seconds }) => ({ url, name, content_type, seconds }));
}

async function listOthers(ctx: Context, conversationId: number, talent: TalentRow): Promise<Candidate['others']> {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<{ id: number; job_title: string; last_message_at: Date; may_read: boolean }>(
    sql`
    select c.id, c.job_title, c.last_message_at,
      (c.boss_id = ${accountId} or ${isReadAlong(accountId, ctx.clock.now())}) as may_read
    from conversations c where c.talent_id = ${talent.talent_id} and c.company_id = ${talent.company_id}
      and c.id <> ${conversationId} order by c.last_message_at desc limit ${MOST_OTHERS}`,
  );
  return rows.map((row) => ({
    id: row.may_read ? row.id : null,
    job_title: row.job_title,
    last_message_at: row.last_message_at.toISOString(),
  }));
}
