import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { channels, isChannelOn, isForced, kindNames, ruleOf } from '../notice-kinds.ts';
import type { notificationsContract } from '../notifications.contract.ts';
import { keepChoice, readChoices } from './notifications.queries.ts';

type Settings = AnswerOf<(typeof notificationsContract)['GET /notification/settings']>;
type Input = ParsedInputOf<(typeof notificationsContract)['POST /notification/settings']>;

/** The whole matrix of the kinds that concern the viewer. */
export async function getNotificationSettings(ctx: AccountContext): Promise<Settings> {
  const accountId = ctx.viewer.accountId;
  const [choices, contact] = await Promise.all([readChoices(ctx.tx, accountId), findContact(ctx.tx, accountId)]);
  const kinds = kindNames.filter((kind) => (ruleOf(kind).role ?? ctx.viewer.role) === ctx.viewer.role);
  return {
    kinds: kinds.map((kind) => ({
      kind,
      channels: channels.map((channel) => ({
        channel,
        is_on: isChannelOn(kind, channel, choices.get(`${kind} ${channel}`)),
        is_forced: isForced(kind, channel),
      })),
    })),
    has_email: Boolean(contact?.email),
    has_phone: Boolean(contact?.phone),
  };
}

/** Keeps the choices; a forced channel stays on whatever is asked. */
export async function saveNotificationSettings(ctx: AccountContext, { changes }: Input): Promise<Settings> {
  const accountId = ctx.viewer.accountId;
  for (const change of changes) {
    if (!isForced(change.kind, change.channel)) await keepChoice(ctx.tx, accountId, change);
  }
  return getNotificationSettings(ctx);
}
