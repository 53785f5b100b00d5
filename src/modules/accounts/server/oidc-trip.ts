import { createHash } from 'node:crypto';
import type { Configuration, IDToken } from 'openid-client';

/**
 * The secrets of one trip to a provider. All come from the token in the browser's cookie, of which the database has
 * only the hash: whoever comes back without that cookie cannot go on, and there is nothing to steal in between.
 */
export function tripSecrets(token: string) {
  const derive = (name: string) => createHash('sha256').update(`${name} ${token}`).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}

interface Trip {
  token: string;
  redirectUri: string;
  scope: string;
  /** LinkedIn does not give it back. */
  withoutNonce?: boolean;
  /** Apple sends names only with a form. */
  formPost?: boolean;
}

/** Where to send the browser: OpenID Connect with a code, PKCE, state and nonce. */
export async function tripAddress(configuration: Configuration, trip: Trip): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
  const { state, nonce, verifier } = tripSecrets(trip.token);
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: trip.redirectUri,
    response_type: 'code',
    scope: trip.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(!trip.withoutNonce && { nonce }),
    ...(trip.formPost && { response_mode: 'form_post' }),
  });
  return url.href;
}

/** Exchanges what the browser has brought back. `back` is the address it came to, with its query. */
export async function endTrip(configuration: Configuration, trip: Pick<Trip, 'token' | 'withoutNonce'>, back: URL) {
  const { authorizationCodeGrant } = await import('openid-client');
  const { state, nonce, verifier } = tripSecrets(trip.token);
  const tokens = await authorizationCodeGrant(configuration, back, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(!trip.withoutNonce && { expectedNonce: nonce }),
  });
  return { claims: tokens.claims() as IDToken, accessToken: tokens.access_token };
}
