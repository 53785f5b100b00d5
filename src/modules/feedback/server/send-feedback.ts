import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { claimFile } from '#src/modules/files/server/files.public.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { askingFirst } from '#src/platform/http/routes.ts';
import type { feedbackContract } from '../feedback.contract.ts';
import { composeConfirmation } from './compose-mail.ts';
import type { FeedbackParts } from './feedback.parts.ts';
import { sendLimits } from './feedback.policy.ts';
import { subjectOf } from './feedback.queries.ts';
import { makeReference } from './make-reference.ts';

type Input = ParsedInputOf<(typeof feedbackContract)['POST /api-go/user/feedback']>;
type Answer = AnswerOf<(typeof feedbackContract)['POST /api-go/user/feedback']>;

/** Keeps what someone writes to us, once per client key, and confirms it by e-mail with a reference. */
export function createSendFeedback(parts: FeedbackParts) {
  return askingFirst<Input, Answer>(
    (ctx, input) => assertPerson(parts, ctx, input),
    async (ctx, input) => {
      const known = await findSent(ctx, input.client_key);
      if (known) return known;
      const email = await findAddress(ctx, input);
      const limits = sendLimits(ctx, email);
      for (const { key, limit } of limits) await parts.limit.take([key], limit);
      const kept = await keepFeedback(ctx, input, email);
      if (!kept) {
        // The other press of the button was quicker: it is the same message, and it counts once.
        await parts.limit.giveBack(limits.map(({ key }) => key));
        return (await findSent(ctx, input.client_key)) ?? fail();
      }
      await claimAttachments(ctx, kept.id, input.attachment_ids);
      if (email) await parts.deliver(ctx.tx, composeConfirmation(parts, { ...kept, ...input, email }, ctx.locale));
      return { reference: kept.reference, email };
    },
  );
}

/** A visitor shows to be a person; whoever is signed in has done so before. */
async function assertPerson({ assertHuman }: FeedbackParts, ctx: Context, input: Input): Promise<void> {
  if (input.nickname) throw new AppError('botCheckFailed');
  if (ctx.viewer.accountId === null) await assertHuman(ctx, { challenge_token: input.challenge_token });
}

async function findSent(ctx: Context, clientKey: string): Promise<Answer | undefined> {
  const { rows } = await ctx.tx.query<Answer>(
    sql`select reference, email from feedback where client_key = ${clientKey}::uuid`,
  );
  return rows[0];
}

/** The account's own address, else the one that was typed; who wants an answer needs one. */
async function findAddress(ctx: Context, { email, may_contact }: Input): Promise<string | null> {
  const { rows } = await ctx.tx.query<{ email: string | null }>(sql`
    select case when is_email_verify then lower(email) end as email from accounts where id = ${ctx.viewer.accountId}`);
  const found = rows[0]?.email ?? (email || null);
  if (may_contact && !found) throw new AppError('validationFailed', {}, [{ field: 'email', problem: 'required' }]);
  return found;
}

/** Undefined when the same form has been kept already; a parallel one is waited for. */
async function keepFeedback(ctx: WriteContext, input: Input, email: string | null) {
  const now = ctx.clock.now().toISOString();
  const agent = ctx.request.header('user-agent')?.slice(0, 300) ?? '';
  const { rows } = await ctx.tx.query<{ id: number; reference: string }>(sql`
    insert into feedback (reference, client_key, account_id, email, may_contact, topic, text, language, country_id, page,
      agent, last_message_at, created_at)
    values (${makeReference()}, ${input.client_key}::uuid, ${ctx.viewer.accountId}, ${email}, ${input.may_contact},
      ${input.topic}, ${input.text}, ${ctx.locale.language}, ${ctx.locale.countryId}, ${pathOf(input.page)}, ${agent},
      ${now}, ${now})
    on conflict (client_key) do nothing returning id, reference`);
  return rows[0];
}

/** Only the path: a query may hold words that someone searched for, or a token. */
function pathOf(page: string | undefined): string | null {
  const path = page?.split(/[?#]/)[0] ?? '';
  return path.startsWith('/') ? path : null;
}

async function claimAttachments({ tx, viewer }: WriteContext, id: number, fileIds: string[]): Promise<void> {
  const owner = { ownerAccountId: viewer.accountId, ownerSessionId: viewer.sessionId };
  for (const fileId of fileIds) {
    await claimFile(tx, { fileId, ...owner, kind: 'feedback', subject: subjectOf(id) });
  }
}

function fail(): never {
  throw new Error('A message was there and is gone');
}
