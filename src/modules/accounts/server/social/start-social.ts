import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { SocialProvider } from '../../social-providers.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { siteAddress } from '../codes/site-address.ts';
import { issueTicket, TICKET_SECONDS } from '../codes/tickets.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { SOCIAL_COOKIE } from '../sessions/session-token.ts';
import { assertProved } from '../step-up/session-proof.ts';
import { flowAddress } from './oidc-flow.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/social/:provider/start']>;

/** How each provider differs from the standard. */
export const providerTraits: Record<SocialProvider, { scope: string; withoutNonce?: boolean; formPost?: boolean }> = {
  google: { scope: 'openid email profile' },
  facebook: { scope: 'openid email public_profile' },
  apple: { scope: 'openid name email', formPost: true },
  linkedin: { scope: 'openid profile email', withoutNonce: true },
};

/** Asks the provider for its addresses before the transaction; an unknown or silent one is told here. */
export function createMeetProvider({ settings, providers }: AccountsParts) {
  return async (ctx: Context, { provider }: Input): Promise<void> => {
    const client = settings.social.get(provider);
    if (!client) throw new AppError('notFound');
    try {
      await providers.open(client);
    } catch (error) {
      ctx.log.error({ err: error, provider }, 'a sign-in provider did not answer');
      throw new AppError('socialUnavailable');
    }
  };
}

/** Begins a trip to a provider; a cookie of ten minutes is the only thing that can end it. */
export function createStartSocial({ settings, providers, publicUrl }: AccountsParts) {
  return async (ctx: WriteContext, { provider, redirect, role }: Input) => {
    const client = settings.social.get(provider);
    if (!client) throw new AppError('notFound');
    // Signed in, it adds a way into the account.
    if (ctx.viewer.accountId !== null) await assertProved(ctx, await findOwnAccount(ctx));
    const site = siteAddress(publicUrl, ctx.request, 'socialUnavailable');
    const token = await issueTicket(ctx, 'social_start', {
      provider,
      redirect: ownPath(redirect),
      accountId: ctx.viewer.accountId,
      role,
    });
    const redirectUri = site + callbackPath(provider);
    const url = await flowAddress(await providers.open(client), { token, redirectUri, ...providerTraits[provider] });
    ctx.setCookie({
      name: SOCIAL_COOKIE,
      value: token,
      maxAge: TICKET_SECONDS.social_start + TICKET_SECONDS.social_result,
      httpOnly: true,
    });
    return { url };
  };
}

export function callbackPath(provider: string): string {
  return `/authentication/social/${provider}/callback`;
}
