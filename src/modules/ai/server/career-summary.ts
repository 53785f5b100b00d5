import { AppError } from '#src/kernel/errors.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { languageOf } from '../language-of.ts';
import type { RewriteType } from '../rewrite-types.ts';
import type { AiParts } from './ai.parts.ts';
import type { WritingTask } from './engines/tasks.ts';
import { loadCareer } from './load-career.ts';
import { runWriting } from './run-writing.ts';

interface NewSummary {
  job_preference_id?: number | undefined;
  language?: LanguageCode | undefined;
  stream: boolean;
}

interface RewrittenSummary extends NewSummary {
  rewrite_type: RewriteType;
  text?: string | undefined;
}

/** Writes a career summary out of the profile; it is kept until it is accepted or the next one is written. */
export function createWriteSummary(parts: AiParts) {
  return async (ctx: AccountWriteContext, input: NewSummary) => {
    const here = ctx.locale.language as LanguageCode;
    const load = (language: LanguageCode) =>
      loadCareer(ctx.tx, parts, { accountId: ctx.viewer.accountId, preferenceId: input.job_preference_id, language });
    const known = await load(input.language ?? here);
    const language = input.language ?? ownLanguage(known, here);
    const { facts, summary } = language === (input.language ?? here) ? known : await load(language);
    const task: WritingTask = { task: 'career-summary', language, facts };
    return runWriting(ctx, parts, { task, before: summary, isStreamed: input.stream, keep: keepDraft(ctx, language) });
  };
}

/** Rewrites what is given, else the last text that was written and not accepted, else the profile's own. */
export function createRewriteSummary(parts: AiParts) {
  return async (ctx: AccountWriteContext, input: RewrittenSummary) => {
    const { accountId } = ctx.viewer;
    const { rewrite_type: rewrite } = input;
    const asked = input.language ?? (ctx.locale.language as LanguageCode);
    const wanted = { accountId, preferenceId: input.job_preference_id, language: asked };
    const { facts, summary } = await loadCareer(ctx.tx, parts, wanted);
    const text = input.text || (await loadDraft(ctx.tx, accountId)) || summary;
    if (text === '') throw new AppError('notFound');
    const language = rewrite === 'language' ? asked : (languageOf(text, asked) ?? asked);
    const task: WritingTask = { task: 'rewrite-text', language, text, rewrite, facts };
    return runWriting(ctx, parts, { task, before: text, isStreamed: input.stream, keep: keepDraft(ctx, language) });
  };
}

/** The one that somebody has written in, whichever the page speaks: a text in two languages helps nobody. */
function ownLanguage({ facts, summary }: Awaited<ReturnType<typeof loadCareer>>, here: LanguageCode): LanguageCode {
  const own = facts.work[0]?.description || summary;
  return own ? (languageOf(own, here) ?? here) : here;
}

async function loadDraft(tx: Reader, accountId: number): Promise<string | undefined> {
  const { rows } = await tx.query<{ text: string }>(sql`
    select text from ai_summaries where account_id = ${accountId} and accepted_at is null`);
  return rows[0]?.text;
}

function keepDraft({ viewer, clock }: AccountWriteContext, language: LanguageCode) {
  return async (tx: Transaction, { text, model, prompt }: { text: string; model: string | null; prompt: string }) => {
    await tx.query(sql`
      insert into ai_summaries (account_id, text, model, prompt, language, created_at)
      values (${viewer.accountId}, ${text}, ${model}, ${prompt}, ${language}, ${clock.now().toISOString()})
      on conflict (account_id) do update set text = excluded.text, model = excluded.model, prompt = excluded.prompt,
        language = excluded.language, created_at = excluded.created_at, replaced = null, accepted_at = null`);
  };
}
