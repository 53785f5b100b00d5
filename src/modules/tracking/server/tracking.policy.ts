import { CONSENT_COOKIE } from '#src/modules/options/cookies.ts';
import type { Context } from '#src/platform/context.ts';
import { allowsTracking, readConsent } from '../consent.ts';

/** TRK-06: without consent, where the law asks for it, nothing is kept. */
export function mayTrack(ctx: Context): boolean {
  return allowsTracking(
    readConsent({
      countryId: ctx.locale.countryId,
      cookie: ctx.request.cookie(CONSENT_COOKIE),
      gpc: ctx.request.header('sec-gpc'),
    }),
  );
}
