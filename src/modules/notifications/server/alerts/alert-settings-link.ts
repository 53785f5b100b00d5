import { AppError } from '#src/kernel/errors.ts';
import { findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { issueUnsubscribeToken, readUnsubscribeToken, UNSUBSCRIBE_KEY } from '../unsubscribe-link.ts';

/** No kind of notice is called so: this token turns nothing off, and one that does opens no settings. */
const KIND = 'alert-settings';

/**
 * ALERT-01: where the letters to someone lead to their alerts for a month, below the language segment, signed in or not.
 * It opens the alerts and nothing else of the account. A site that signs no links sends them to the settings.
 */
export async function alertSettingsPath(
  { siteUrl, readSecret, clock }: NotificationsParts,
  tx: Reader,
  accountId: number,
): Promise<string> {
  const secret = siteUrl && (await readSecret?.(tx, UNSUBSCRIBE_KEY));
  if (!secret) return '/settings/alerts';
  const token = issueUnsubscribeToken(secret, { accountId, kind: KIND }, clock.now());
  return `/manage-alerts?token=${encodeURIComponent(token)}`;
}

/** Whose alerts a link opens. */
export async function readAlertSettingsLink(ctx: Context, parts: NotificationsParts, token: string): Promise<number> {
  const secret = await parts.readSecret?.(ctx.tx, UNSUBSCRIBE_KEY);
  const claim = secret && readUnsubscribeToken(secret, token, ctx.clock.now());
  // The account may be gone.
  const isOpen = claim?.kind === KIND && (await findContact(ctx.tx, claim.accountId)) !== undefined;
  if (!isOpen) throw new AppError('linkExpired');
  return claim.accountId;
}
