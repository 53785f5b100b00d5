import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { hasContactDetails } from '#src/modules/wording/server/wording.public.ts';
import type { AccountContext, AccountWriteContext, Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type ChatPhrase, MOST_GREETINGS, MOST_PHRASES } from '../../chat-fields.ts';
import type { phrasesContract } from '../../phrases.contract.ts';
import { cleanText } from './clean-text.ts';

type InputOf<K extends keyof typeof phrasesContract> = ParsedInputOf<(typeof phrasesContract)[K]>;
interface Row extends ChatPhrase {}

/** Any number that no other lock of two parts uses. */
const PHRASES_LOCK = 7_236_012;
const columns = sql`id, kind, text, is_default`;

/** Common phrases and greetings in their order. */
export async function listPhrases(ctx: AccountContext, { kind }: InputOf<'GET /chat/phrases'>) {
  const { rows } = await ctx.tx.query<Row>(sql`
    select ${columns} from chat_phrases
    where account_id = ${ctx.viewer.accountId} and ${kind ? sql`kind = ${kind}` : sql`true`}
    order by kind, position`);
  return { phrases: rows };
}

/** Adds a phrase on the first free place; when there is none the limit is reached. */
export async function addPhrase(ctx: AccountWriteContext, input: InputOf<'POST /chat/phrases'>): Promise<ChatPhrase> {
  const text = readPhrase(input.text);
  await lockPhrases(ctx);
  await assertNew(ctx, input.kind, text, 0);
  const isGreeting = input.kind === 'greeting';
  const most = isGreeting ? MOST_GREETINGS : MOST_PHRASES;
  const isDefault = isGreeting && input.is_default;
  if (isDefault) await clearDefault(ctx);
  const { rows } = await ctx.tx.query<Row>(sql`
    insert into chat_phrases (account_id, kind, position, text, is_default, created_at)
    select ${ctx.viewer.accountId}, ${input.kind}, place, ${text}, ${isDefault}, ${ctx.clock.now().toISOString()}
    from generate_series(1, ${most}::int) as place
    where not exists (select from chat_phrases where account_id = ${ctx.viewer.accountId} and kind = ${input.kind}
      and position = place)
    order by place limit 1 returning ${columns}`);
  if (!rows[0]) throw new AppError(isGreeting ? 'greetingsLimit' : 'phrasesLimit');
  return rows[0];
}

/** Changes the words, or which greeting is the default one. */
export async function changePhrase(
  ctx: AccountWriteContext,
  input: InputOf<'PUT /chat/phrases/:id'>,
): Promise<ChatPhrase> {
  await lockPhrases(ctx);
  const { rows } = await ctx.tx.query<Row>(sql`
    select ${columns} from chat_phrases where id = ${input.id} and account_id = ${ctx.viewer.accountId}`);
  const known = rows[0];
  if (!known) throw new AppError('notFound');
  const text = input.text === undefined ? known.text : readPhrase(input.text);
  await assertNew(ctx, known.kind, text, known.id);
  const isDefault = known.kind === 'greeting' && (input.is_default ?? known.is_default);
  if (isDefault) await clearDefault(ctx);
  await ctx.tx.query(sql`update chat_phrases set text = ${text}, is_default = ${isDefault} where id = ${known.id}`);
  return { ...known, text, is_default: isDefault };
}

/** Removes a phrase; its place is free again. */
export async function deletePhrase(ctx: AccountWriteContext, { id }: { id: number }): Promise<{ is_deleted: boolean }> {
  const { rowCount } = await ctx.tx.query(
    sql`delete from chat_phrases where id = ${id} and account_id = ${ctx.viewer.accountId}`,
  );
  if (!rowCount) throw new AppError('notFound');
  return { is_deleted: true };
}

/** What is sent again and again without a second look may not lead people away from here. */
export function readPhrase(text: string): string {
  const clean = cleanText(text);
  if (!clean) throw new AppError('validationFailed', {}, [{ field: 'text', problem: 'required' }]);
  if (hasContactDetails(clean)) throw new AppError('contactDetailsInMessage');
  return clean;
}

async function lockPhrases(ctx: WriteContext): Promise<void> {
  await ctx.tx.query(sql`select pg_advisory_xact_lock(${PHRASES_LOCK}, hashint8(${ctx.viewer.accountId}))`);
}

async function clearDefault(ctx: WriteContext): Promise<void> {
  await ctx.tx.query(
    sql`update chat_phrases set is_default = false where account_id = ${ctx.viewer.accountId} and is_default`,
  );
}

async function assertNew(ctx: Context, kind: string, text: string, ownId: number): Promise<void> {
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from chat_phrases
    where account_id = ${ctx.viewer.accountId} and kind = ${kind} and text = ${text} and id <> ${ownId}`);
  if (rowCount) throw new AppError('duplicateEntry');
}
