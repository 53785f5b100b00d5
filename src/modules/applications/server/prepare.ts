import type { AnswerOf } from '#src/kernel/contract.ts';
import { findChatOf, findGivenAnswers, findJobRefusal } from '#src/modules/chat/server/chat.public.ts';
import { isHiddenFrom } from '#src/modules/profiles/server/profiles.public.ts';
import { listOnlineResumes } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import { loadResumes, loadVideos } from '#src/modules/resumes/server/resumes.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { applicationsContract, ResumeChoice } from '../applications.contract.ts';
import { findOwnApplication, readApplication } from './apply.ts';

type Endpoint = (typeof applicationsContract)['GET /job-applications/prepare'];
type Answer = AnswerOf<Endpoint>;

/** APP-01: everything that the pages of an application begin with. */
export async function prepareApplication(ctx: AccountContext, { job_id }: { job_id: number }): Promise<Answer> {
  const known = await findOwnApplication(ctx, job_id);
  const chat = await findChatOf(ctx, job_id);
  return {
    application: known ? await readApplication(ctx, known.id) : null,
    refusal: known ? null : await findApplyRefusal(ctx, job_id, chat?.close_reason ?? null),
    conversation_id: chat?.id ?? null,
    is_answered: chat ? (await findGivenAnswers(ctx.tx, chat.id)) !== undefined : false,
    resumes: await listChoices(ctx),
  };
}

async function findApplyRefusal(ctx: AccountContext, jobId: number, closed: string | null): Promise<Answer['refusal']> {
  const refusal = await findJobRefusal(ctx, jobId);
  if (refusal) return refusal;
  if (closed === 'unanswered') return 'chatClosed';
  const { rows } = await ctx.tx.query<{ company_id: number }>(sql`select company_id from jobs where id = ${jobId}`);
  const isHidden = rows[0] && (await isHiddenFrom(ctx.tx, ctx.viewer.accountId, rows[0].company_id));
  return isHidden ? 'resumeHiddenFromCompany' : null;
}

/** Attached ones first, because most people send those; the newest of each first. */
async function listChoices(ctx: AccountContext): Promise<ResumeChoice[]> {
  const { accountId } = ctx.viewer;
  const [attached, online, videos] = [
    await loadResumes(ctx.tx, accountId),
    await listOnlineResumes(ctx),
    await loadVideos(ctx.tx, accountId),
  ];
  const whole = { size: null, seconds: null };
  return [
    ...attached
      .filter(({ is_withheld }) => !is_withheld)
      .map(({ id, file, updated_at }) => ({
        ...whole,
        kind: 'attached' as const,
        id,
        name: file.name,
        size: file.size,
        updated_at,
      })),
    ...[...online.drafts, ...online.copies].map(({ id, name, updated_at }) => ({
      ...whole,
      kind: 'online' as const,
      id,
      name,
      updated_at,
    })),
    ...videos
      .filter(({ is_withheld }) => !is_withheld)
      .map(({ id, file, seconds, updated_at }) => ({
        kind: 'video' as const,
        id,
        name: file.name,
        size: file.size,
        seconds,
        updated_at,
      })),
  ];
}
