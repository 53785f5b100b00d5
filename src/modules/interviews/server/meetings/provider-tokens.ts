import { createHash } from 'node:crypto';
import { request, textOf } from './call-provider.ts';
import type { ProviderSettings } from './meeting-providers.ts';

export interface Tokens {
  access: string;
  refresh: string;
  expiresAt: Date;
}

const USUAL_SECONDS = 3600;

/**
 * The secrets of one trip to a provider's page, all worked out from the token in the browser's cookie: whoever comes
 * back without that cookie cannot go on.
 */
export function tripSecrets(token: string) {
  const derive = (name: string) => createHash('sha256').update(`meeting ${name} ${token}`).digest('base64url');
  return { state: derive('state'), verifier: derive('verifier') };
}

/** Where the Boss says yes: OAuth 2 with a code, PKCE and state. */
export function consentAddress(provider: ProviderSettings, token: string, redirectUri: string): string {
  const { state, verifier } = tripSecrets(token);
  const url = new URL(provider.authorizeUrl);
  const wishes = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...provider.wishes,
  };
  for (const [name, value] of Object.entries(wishes)) url.searchParams.set(name, value);
  return url.href;
}

export function exchangeCode(
  provider: ProviderSettings,
  { code, token, redirectUri, now }: { code: string; token: string; redirectUri: string; now: Date },
): Promise<Tokens> {
  const { verifier } = tripSecrets(token);
  const wanted = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  return askForTokens(provider, wanted, now);
}

/** Zoom gives a new refresh token each time, Google none: then the old one goes on. */
export function refreshTokens(provider: ProviderSettings, refresh: string, now: Date): Promise<Tokens> {
  return askForTokens(provider, { grant_type: 'refresh_token', refresh_token: refresh }, now, refresh);
}

export async function revokeTokens(provider: ProviderSettings, { refresh }: Pick<Tokens, 'refresh'>): Promise<void> {
  await request(provider.revokeUrl, formOf(provider, { token: refresh }));
}

async function askForTokens(
  provider: ProviderSettings,
  wanted: Record<string, string>,
  now: Date,
  oldRefresh?: string,
): Promise<Tokens> {
  const answer = await request(provider.tokenUrl, formOf(provider, wanted));
  const seconds = typeof answer.expires_in === 'number' ? answer.expires_in : USUAL_SECONDS;
  return {
    access: textOf(answer, 'access_token'),
    refresh: oldRefresh && answer.refresh_token === undefined ? oldRefresh : textOf(answer, 'refresh_token'),
    expiresAt: new Date(now.getTime() + seconds * 1000),
  };
}

/** The program shows who it is with HTTP Basic, which both providers take. */
function formOf({ clientId, clientSecret }: ProviderSettings, fields: Record<string, string>): RequestInit {
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  };
}
