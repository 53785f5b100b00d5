import type { ParsedInputOf } from '#src/kernel/contract.ts';
import {
  CONSENT_COOKIE,
  COOKIE_SECONDS,
  COUNTRY_COOKIE,
  LANGUAGE_COOKIE,
  THEME_COOKIE,
} from '#src/modules/options/cookies.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import { findSite } from '#src/modules/options/sites.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /jobseeker/user-settings']>;

/** Remembers country, language, theme and consent in this browser for 30 days, and in the account of who has one. */
export async function saveSettings(ctx: WriteContext, input: Input) {
  const remember = (name: string, value: string | undefined) => {
    if (value) ctx.setCookie({ name, value, maxAge: COOKIE_SECONDS, httpOnly: false });
  };
  remember(COUNTRY_COOKIE, input.country);
  remember(LANGUAGE_COOKIE, input.language);
  remember(THEME_COOKIE, input.theme);
  remember(CONSENT_COOKIE, input.consent);
  if (ctx.viewer.accountId !== null) await keepInAccount(ctx, ctx.viewer.accountId, input);
  const site = findSite(input.country ?? ctx.request.cookie(COUNTRY_COOKIE));
  return {
    country: site?.key ?? null,
    language: findLanguage(input.language)?.code ?? ctx.locale.language,
    theme: input.theme ?? ctx.request.cookie(THEME_COOKIE) ?? 'system',
  };
}

async function keepInAccount(ctx: WriteContext, accountId: number, { country, language, theme }: Input): Promise<void> {
  await ctx.tx.query(sql`
    update accounts set
      country_id = coalesce(${findSite(country)?.id ?? null}, country_id),
      language = coalesce(${language ?? null}, language),
      theme = coalesce(${theme ?? null}, theme)
    where id = ${accountId}`);
}
