import type { AnswerOf } from '#src/kernel/contract.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { socialNames } from '../../social-providers.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';

type Answer = AnswerOf<(typeof accountsContract)['GET /authentication/providers']>;

/** Tells a page which ways of signing in to offer. */
export function createListProviders({ settings, publicUrl }: AccountsParts) {
  return (ctx: Context): Answer => ({
    social: [...settings.social.keys()].map((id) => ({ id, name: socialNames[id] })),
    passkeys: findRelyingParty(publicUrl, ctx.request) !== undefined,
    singpass: settings.singpass !== undefined,
    challenge: settings.challenge
      ? { site_key: settings.challenge.siteKey, script_url: settings.challenge.scriptUrl }
      : null,
    appeal_address: settings.appealAddress,
  });
}
