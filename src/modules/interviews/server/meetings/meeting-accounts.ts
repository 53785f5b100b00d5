import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import { newToken, siteAddress } from '#src/modules/accounts/server/accounts.public.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { MeetingProvider } from '../../interview-fields.ts';
import type { interviewsContract } from '../../interviews.contract.ts';
import type { MeetingParts } from '../interviews.parts.ts';
import { findTokens, listConnected } from './meeting-accounts.queries.ts';
import { consentAddress, revokeTokens } from './provider-tokens.ts';

export const TRIP_COOKIE = 'parley_meeting';
const TRIP_SECONDS = 600;

type Answer = AnswerOf<(typeof interviewsContract)['GET /interviews/meeting-accounts']>;

/** INT-01: the providers that this site knows, and which of them the Boss has connected. */
export function createListAccounts({ meetingProviders }: MeetingParts) {
  return async (ctx: Pick<MemberContext, 'tx' | 'viewer'>): Promise<Answer> => {
    const connected = await listConnected(ctx.tx, ctx.viewer.accountId);
    return {
      accounts: [...meetingProviders.keys()].map((provider) => {
        const own = connected.find((one) => one.provider === provider);
        return { provider, is_connected: own !== undefined && !own.is_broken, is_broken: own?.is_broken ?? false };
      }),
    };
  };
}

export const connectionFailed: Record<MeetingProvider, ErrorName> = {
  zoom: 'zoomConnectionFailed',
  google: 'googleConnectionFailed',
};

/** Begins a trip to the provider; a cookie of ten minutes is the only thing that can end it. */
export function createConnectAccount({ meetingProviders, publicUrl }: MeetingParts) {
  return async (ctx: MemberWriteContext, { provider }: { provider: MeetingProvider }) => {
    const settings = meetingProviders.get(provider);
    if (!settings) throw new AppError(connectionFailed[provider]);
    const site = siteAddress(publicUrl, ctx.request, connectionFailed[provider]);
    const value = newToken();
    ctx.setCookie({ name: TRIP_COOKIE, value, maxAge: TRIP_SECONDS, httpOnly: true });
    return { url: consentAddress(settings, value, site + callbackPath(provider)) };
  };
}

export function callbackPath(provider: MeetingProvider): string {
  return `/interviews/meeting-accounts/${provider}/callback`;
}

/** Forgets the tokens at once and takes them back at the provider; one that does not answer changes nothing about it. */
export function createDisconnectAccount(parts: MeetingParts) {
  const list = createListAccounts(parts);
  return async (ctx: MemberWriteContext, { provider }: { provider: MeetingProvider }): Promise<Answer> => {
    const settings = parts.meetingProviders.get(provider);
    const owner = { accountId: ctx.viewer.accountId, provider };
    const tokens = await findTokens(ctx.tx, parts.secrets, owner);
    await ctx.tx.query(sql`
      delete from meeting_accounts where account_id = ${owner.accountId} and provider = ${provider}`);
    if (tokens && settings) {
      ctx.tx.afterCommit(() => {
        revokeTokens(settings, tokens).catch((error) => ctx.log.warn({ err: error, provider }, 'not revoked'));
      });
    }
    return list(ctx);
  };
}
