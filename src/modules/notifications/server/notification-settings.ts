import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { allowedChannels, isChannelOn, isForced, type NoticeTable, noticeGroups } from '#src/kernel/notices.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { notificationsContract } from '../notifications.contract.ts';
import type { NotificationsParts } from './notifications.parts.ts';
import { keepChoice, readChoices } from './notifications.queries.ts';
import { readQuietHours } from './quiet/quiet-hours.queries.ts';
import { timeOf } from './quiet/quiet-until.ts';
import { zoneOf } from './reader-zone.ts';

type Settings = AnswerOf<(typeof notificationsContract)['GET /notification/settings']>;
type Input = ParsedInputOf<(typeof notificationsContract)['POST /notification/settings']>;

/** The whole matrix of the kinds that concern the viewer. */
export function createGetSettings(parts: NotificationsParts) {
  const { notices, texts } = parts;
  return async (ctx: AccountContext): Promise<Settings> => {
    const { accountId } = ctx.viewer;
    const [choices, contact, quiet] = await Promise.all([
      readChoices(ctx.tx, accountId),
      findContact(ctx.tx, accountId),
      readQuietHours(ctx.tx, [accountId]),
    ]);
    const hours = quiet.get(accountId);
    const t = texts.translate(ctx.locale.language);
    const rows = inOrder(notices).filter(([, { role }]) => role === undefined || role === ctx.viewer.role);
    return {
      kinds: rows.map(([kind, row]) => ({
        kind,
        name: t(`notifications.kinds.${kind}.name`),
        text: t(`notifications.kinds.${kind}.text`),
        channels: allowedChannels(row).map((channel) => ({
          channel,
          is_on: isChannelOn(row, channel, choices.get(`${kind} ${channel}`)),
          is_forced: isForced(row, channel),
        })),
      })),
      has_email: Boolean(contact?.email),
      has_phone: Boolean(contact?.phone),
      quiet_hours: hours ? { from: timeOf(hours.from_minute), to: timeOf(hours.to_minute) } : null,
      time_zone: zoneOf(parts, contact),
    };
  };
}

/** Keeps the choices; a forced channel stays on whatever is asked. */
export function createSaveSettings(parts: NotificationsParts) {
  const getSettings = createGetSettings(parts);
  return async (ctx: AccountWriteContext, { changes }: Input): Promise<Settings> => {
    const { accountId } = ctx.viewer;
    for (const change of changes) {
      const row = parts.notices[change.kind];
      const isKnown = row && allowedChannels(row).includes(change.channel);
      if (!isKnown) throw new AppError('validationFailed', {}, [{ field: 'changes', problem: 'invalidChoice' }]);
      if (!isForced(row, change.channel)) await keepChoice(ctx.tx, accountId, change);
    }
    return getSettings(ctx);
  };
}

function inOrder(notices: NoticeTable) {
  return noticeGroups.flatMap((group) => Object.entries(notices).filter(([, row]) => row.group === group));
}
