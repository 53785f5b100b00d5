import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import {
  findPipelineJob,
  isOnBoardOf,
  presentApplicants,
} from '#src/modules/applications/server/applications.public.ts';
import { conversationPath } from '#src/modules/chat/server/chat.public.ts';
import type { KeyContext } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { HiringApplication, hiringApiContract } from '../hiring-api.contract.ts';

type Listing = (typeof hiringApiContract)['GET /hiring/v1/jobs/:id/applications'];

/** The board's own cards and its own rule of who may see them; documents are read on the site, where it is written down. */
export function hiringApplicationVerbs(siteUrl: string) {
  const present = async (ctx: KeyContext, found: FoundCard[]): Promise<HiringApplication[]> => {
    const jobs = new Map(found.map(({ id, job_id }) => [id, job_id]));
    const shown = await presentApplicants(ctx, [...jobs.keys()]);
    return shown.map(({ id, conversation_id, name, stage, applied_at, due_at, documents }) => ({
      id,
      job_id: jobs.get(id) ?? 0,
      name,
      stage,
      applied_at,
      answer_due_at: due_at,
      documents,
      url: `${siteUrl}/${ctx.locale.language}${conversationPath('boss', conversation_id)}`,
    }));
  };
  return {
    list: async (ctx: KeyContext, input: ParsedInputOf<Listing>): Promise<AnswerOf<Listing>> => {
      await findPipelineJob(ctx, input.id);
      const before = input.cursor === undefined ? sql`` : sql`and card.application_id < ${input.cursor}`;
      const rows = await findCards(ctx, sql`card.job_id = ${input.id} ${before}`, input.limit + 1);
      const page = rows.slice(0, input.limit);
      const next_cursor = rows.length > input.limit ? (page.at(-1)?.id ?? null) : null;
      return { applications: await present(ctx, page), next_cursor };
    },
    get: async (ctx: KeyContext, { id }: { id: number }): Promise<{ application: HiringApplication }> => {
      const [application] = await present(ctx, await findCards(ctx, sql`card.application_id = ${id}`, 1));
      if (!application) throw new AppError('notFound');
      return { application };
    },
  };
}

interface FoundCard {
  id: number;
  job_id: number;
}

async function findCards(ctx: KeyContext, which: Sql, most: number): Promise<FoundCard[]> {
  const { rows } = await ctx.tx.query<FoundCard>(sql`
    select card.application_id as id, card.job_id
    from pipeline_cards card join conversations c on c.id = card.conversation_id
    where ${which} and ${isOnBoardOf(ctx)} order by card.application_id desc limit ${most}`);
  return rows;
}
