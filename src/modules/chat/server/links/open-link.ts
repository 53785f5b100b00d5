import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { hasAddress } from '../../addresses.ts';
import type { ChatMessage } from '../../chat-fields.ts';
import type { messagesContract } from '../../messages.contract.ts';
import { presentMessage } from '../chat.presenter.ts';
import { assertMayRead } from '../conversations/visible-conversation.ts';
import { findMessages, isVisible } from '../messages/messages.queries.ts';
import { type AddressFacts, describeAddress } from './describe-address.ts';

type Endpoint = (typeof messagesContract)['GET /chat/conversations/:id/link'];

/** Newest first; the same address in older ones says nothing new. */
const MOST_MESSAGES = 100;
/** Where interviews take place; their own forwarding addresses have the hint `onward`. */
const MEETING_HOST = /^(?:[a-z0-9-]+\.)?zoom\.us$|^meet\.google\.com$|^teams\.(?:microsoft|live)\.com$/;

/**
 * Says where a link in a conversation leads. Only what stands there for the viewer is answered, so that nobody can use
 * our name to send people elsewhere.
 */
export async function openLink(ctx: AccountContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  await assertMayRead(ctx, input.id);
  const facts = describeAddress(input.to);
  if (!facts) throw new AppError('notFound');
  const rows = await findMessages(
    ctx.tx,
    ctx.viewer.accountId,
    sql`one.conversation_id = ${input.id} and ${isVisible}
      and (one.kind = 'card' or position(${input.to} in one.text) > 0)`,
    sql`one.seq desc`,
    MOST_MESSAGES,
  );
  const having = rows.map(presentMessage).filter((message) => stands(input.to, message));
  if (having.length === 0) throw new AppError('notFound');
  const flags = [...new Set(having.flatMap((message) => message.flags))];
  const { side, company_host } = await readConversation(ctx.tx, input.id, ctx.viewer.accountId);
  return { ...facts, flags, side, is_direct: flags.length === 0 && isTrusted(facts, company_host) };
}

function stands(address: string, { text, card }: ChatMessage): boolean {
  return [text, ...wordsOf(card?.data)].some((words) => words === address || hasAddress(words ?? '', address));
}

/** Everything that is written on a card. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : [];
}

/** Interviews by video, and the site that a verified company calls its own. */
function isTrusted({ host, hints }: AddressFacts, companyHost: string | null): boolean {
  if (hints.length > 0) return false;
  return MEETING_HOST.test(host) || host === companyHost || (companyHost !== null && host.endsWith(`.${companyHost}`));
}

async function readConversation(tx: Reader, id: number, viewerId: number) {
  const { rows } = await tx.query<{ talent_id: number | null; boss_id: number | null; website: string | null }>(sql`
    select c.talent_id, c.boss_id, co.website from conversations c
    left join companies co on co.id = c.company_id and co.verified_at is not null where c.id = ${id}`);
  const [row] = rows;
  const side = row?.talent_id === viewerId ? ('talent' as const) : ('boss' as const);
  return { side, company_host: ownHost(row?.website ?? null) };
}

/** A page on a site of many, such as a social network, makes nobody its owner. */
function ownHost(website: string | null): string | null {
  const facts = website ? describeAddress(website) : undefined;
  if (!facts || new URL(facts.url).pathname !== '/') return null;
  return facts.host.replace(/^www\./, '');
}
