import { createECDH, createHash } from 'node:crypto';
import type { Configuration, DPoPHandle, IDToken } from 'openid-client';

/**
 * The secrets of one trip to a provider. All come from the token in the browser's cookie, of which the database has
 * only the hash: whoever comes back without that cookie cannot go on, and there is nothing to steal in between.
 */
export function flowSecrets(token: string) {
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
  /** Where codes and tokens are bound to a key: the wishes are sent to the provider beforehand, with a proof of it. */
  proof?: DPoPHandle;
}

/** Where to send the browser: OpenID Connect with a code, PKCE, state and nonce. */
export async function flowAddress(configuration: Configuration, trip: Trip): Promise<string> {
  const oidc = await import('openid-client');
  const { state, nonce, verifier } = flowSecrets(trip.token);
  const wishes = {
    redirect_uri: trip.redirectUri,
    response_type: 'code',
    scope: trip.scope,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(!trip.withoutNonce && { nonce }),
    ...(trip.formPost && { response_mode: 'form_post' }),
  };
  const url = trip.proof
    ? await oidc.buildAuthorizationUrlWithPAR(configuration, wishes, { DPoP: trip.proof })
    : oidc.buildAuthorizationUrl(configuration, wishes);
  return url.href;
}

/** Exchanges what the browser has brought back. `back` is the address it came to, with its query. */
export async function endFlow(
  configuration: Configuration,
  trip: Pick<Trip, 'token' | 'withoutNonce' | 'proof'>,
  back: URL,
) {
  const { authorizationCodeGrant } = await import('openid-client');
  const { state, nonce, verifier } = flowSecrets(trip.token);
  const checks = {
    expectedState: state,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(!trip.withoutNonce && { expectedNonce: nonce }),
  };
  const tokens = await authorizationCodeGrant(configuration, back, checks, undefined, { DPoP: trip.proof });
  return { claims: tokens.claims() as IDToken, accessToken: tokens.access_token };
}

/**
 * The proof of possession (DPoP) that a provider of the FAPI 2 profile wants with every call of a trip. Its key comes
 * from the trip's token too. Undefined where the provider does not ask for it.
 */
export async function flowProof(configuration: Configuration, token: string): Promise<DPoPHandle | undefined> {
  const provider = configuration.serverMetadata();
  if (!provider.pushed_authorization_request_endpoint || !provider.dpop_signing_alg_values_supported) return undefined;
  const [{ getDPoPHandle }, { importJWK }] = await Promise.all([import('openid-client'), import('jose')]);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHash('sha256').update(`proof ${token}`).digest());
  const point = curve.getPublicKey();
  const open = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const secret = { ...open, d: tripKey(curve.getPrivateKey()) };
  const [publicKey, privateKey] = await Promise.all([
    importJWK({ ...open, ext: true }, 'ES256') as Promise<CryptoKey>,
    importJWK(secret, 'ES256') as Promise<CryptoKey>,
  ]);
  return getDPoPHandle(configuration, { publicKey, privateKey });
}

/** Node leaves leading zeros of a key out; a JSON Web Key must not. */
function tripKey(key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}
