import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import {
  createPostCard,
  findGivenAnswers,
  lockStarts,
  openForJob,
  readAnswers,
  talentNameIn,
} from '#src/modules/chat/server/chat.public.ts';
import { claimFile, loadFiles } from '#src/modules/files/server/files.public.ts';
import { isHiddenFrom } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { isEnded, type Stage } from '../application-stages.ts';
import type { Application, ApplicationDocument, applicationsContract } from '../applications.contract.ts';
import type { ApplicationParts } from './applications.parts.ts';
import { loadApplications } from './applications.queries.ts';
import { waitBriefly } from './brief-lock.ts';
import { writeEvent } from './move-application.ts';
import { settleCard } from './pipeline/settle-card.ts';

type Endpoint = (typeof applicationsContract)['POST /job-applications'];
type Input = ParsedInputOf<Endpoint>;

/**
 * APP-01: applies for a job, once. Starts of one person follow each other, so that two presses at once make one
 * application and get the same answer. It begins the conversation or goes on in the one there is, by the same rules, and
 * stands in it as a card: the clock of TRU-02 runs from there, and the meter of TRU-01 counts it.
 */
export function createApply(parts: ApplicationParts) {
  const postCard = createPostCard(parts.chat);
  return async (ctx: AccountWriteContext, input: Input): Promise<AnswerOf<Endpoint>> => {
    const accountId = ctx.viewer.accountId;
    await waitBriefly(ctx.tx, 'applicationProcessing', () => lockStarts(ctx));
    const known = await findOwnApplication(ctx, input.job_id);
    if (known && isEnded(known.stage)) throw new AppError('applicationEnded');
    if (known) return { application: await readApplication(ctx, known.id), is_new: false };
    if (input.file_ids.length === 0) throw new AppError('resumeMissing');
    const { job, conversationId } = await openForJob(ctx, input.job_id, input);
    if (await isHiddenFrom(ctx.tx, accountId, job.company_id)) throw new AppError('resumeHiddenFromCompany');
    const given = await findGivenAnswers(ctx.tx, conversationId);
    const answers = given ?? (await readAnswers(ctx, job.id, input.answers));
    const documents = await claimDocuments(ctx, input.file_ids, conversationId);
    const now = ctx.clock.now().toISOString();
    const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
      insert into applications (account_id, job_id, company_id, conversation_id, job_title, company_name, stage_at,
        documents, answers, created_at)
      values (${accountId}, ${job.id}, ${job.company_id}, ${conversationId}, ${job.title}, ${job.company_name}, ${now},
        ${JSON.stringify(documents)}::jsonb, ${JSON.stringify(answers)}::jsonb, ${now})
      returning id`);
    await writeEvent(ctx, { applicationId: id, accountId, stage: 'applied', mover: 'talent' });
    await settleCard(ctx, parts.publish, id);
    await shareName(ctx, conversationId);
    const files = documents.map(({ kind: _, seconds: __, ...file }) => file);
    const card = { conversationId, kind: 'application', id, text: input.text, files };
    const { seq } = await postCard(ctx, { ...card, answers: given ? [] : answers });
    await ctx.tx.query(sql`update applications set card_seq = ${seq} where id = ${id}`);
    await tellBoss(ctx, parts, { id, conversationId, bossId: job.recruiter_id, job: job.title });
    await ctx.emit('application.received', { id });
    return { application: await readApplication(ctx, id), is_new: true };
  };
}

export async function findOwnApplication(ctx: AccountContext, jobId: number) {
  const { rows } = await ctx.tx.query<{ id: number; stage: Stage }>(sql`
    select id, stage from applications where account_id = ${ctx.viewer.accountId} and job_id = ${jobId}`);
  return rows[0];
}

export async function readApplication(ctx: AccountContext, id: number): Promise<Application> {
  const [application] = await loadApplications(ctx.tx, [id]);
  if (!application) throw new AppError('notFound');
  return application;
}

/** Who may read the conversation may read what was sent in it. */
async function claimDocuments(
  ctx: AccountWriteContext,
  ids: readonly string[],
  conversationId: number,
): Promise<ApplicationDocument[]> {
  const files = await loadFiles(ctx.tx, [...ids]);
  const documents: ApplicationDocument[] = [];
  for (const fileId of new Set(ids)) {
    const file = files.get(fileId);
    const kind = file?.kind === 'video_resume' ? 'video_resume' : 'resume';
    const subject = `conversation:${conversationId}`;
    const claimed = await claimFile(ctx.tx, { fileId, ownerAccountId: ctx.viewer.accountId, kind, subject });
    documents.push({
      ...claimed,
      kind: kind === 'resume' ? 'resume' : 'video',
      seconds: file?.seconds ?? null,
    });
  }
  return documents;
}

/** A resume has the name on it, so the employer may read it everywhere in this conversation (PROF-04). */
async function shareName(ctx: AccountWriteContext, conversationId: number): Promise<void> {
  await ctx.tx.query(sql`
    update conversations set name_shared_at = coalesce(name_shared_at, ${ctx.clock.now().toISOString()})
    where id = ${conversationId}`);
}

interface Told {
  id: number;
  conversationId: number;
  bossId: number;
  job: string;
}

/** Whoever has the conversation now; it may have changed hands since the job was posted. */
async function tellBoss(ctx: AccountWriteContext, { notify }: ApplicationParts, told: Told): Promise<void> {
  const { boss_id, name } = await talentNameIn(ctx.tx, told.conversationId);
  await notify(ctx.tx, {
    accountId: boss_id ?? told.bossId,
    kind: 'application_received',
    data: { name, job: told.job, conversation_id: told.conversationId },
    dedupeKey: `application:${told.id}`,
  });
}
