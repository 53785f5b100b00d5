import type { Env } from '#src/platform/env.ts';
import { type SocialProvider, socialProviders } from '../social-providers.ts';

/** How we are known to an OpenID provider. */
export interface OidcClient {
  issuer: string;
  clientId: string;
  clientSecret?: string;
  /** Apple's way: the secret is a token that we sign ourselves. */
  signedSecret?: { teamId: string; keyId: string; privateKey: string };
  /** A JSON Web Key for providers that want a signed assertion. */
  privateJwk?: string;
  /** The JSON Web Key that answers are encrypted for, where a provider encrypts them. */
  encryptionJwk?: string;
  /** Every token's signature is checked, also of one that came straight from the provider. */
  isStrict?: boolean;
}

export interface Challenge {
  siteKey: string;
  secret: string;
  scriptUrl: string;
  verifyUrl: string;
}

export interface AccountsSettings {
  appealAddress: string;
  challenge?: Challenge;
  social: ReadonlyMap<SocialProvider, OidcClient>;
  singpass?: OidcClient;
  /** Hosts that a sign-in may be taken along to. */
  handOverHosts: ReadonlySet<string>;
}

const ISSUERS: Record<SocialProvider, string> = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
  apple: 'https://appleid.apple.com',
  linkedin: 'https://www.linkedin.com/oauth',
};

/** What the settings say about signing in; a way that lacks a key is not offered. */
export function readAccountsSettings(env: Env): AccountsSettings {
  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'parley.example';
  const social = new Map<SocialProvider, OidcClient>();
  for (const provider of socialProviders) {
    const client = readSocial(env, provider);
    if (client) social.set(provider, client);
  }
  return {
    appealAddress: env.PARLEY_APPEAL_EMAIL ?? `appeal@${host}`,
    challenge: readChallenge(env),
    social,
    singpass: readSingpass(env),
    handOverHosts: readHosts(env),
  };
}

function readSocial(env: Env, provider: SocialProvider): OidcClient | undefined {
  const prefix = provider.toUpperCase() as Uppercase<SocialProvider>;
  const clientId = env[`${prefix}_CLIENT_ID`];
  const issuer = env[`${prefix}_ISSUER`] ?? ISSUERS[provider];
  if (!clientId) return undefined;
  if (prefix !== 'APPLE') {
    const clientSecret = env[`${prefix}_CLIENT_SECRET`];
    return clientSecret ? { issuer, clientId, clientSecret } : undefined;
  }
  const { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: key } = env;
  if (!teamId || !keyId || !key) return undefined;
  // A key of several lines fits into a setting with `\n` in place of the line ends.
  return { issuer, clientId, signedSecret: { teamId, keyId, privateKey: key.replaceAll('\\n', '\n') } };
}

function readSingpass(env: Env): OidcClient | undefined {
  const { SINGPASS_ISSUER: issuer, SINGPASS_CLIENT_ID: clientId } = env;
  const { SINGPASS_CLIENT_SECRET: clientSecret, SINGPASS_PRIVATE_KEY: privateJwk } = env;
  if (!issuer || !clientId || !(clientSecret || privateJwk)) return undefined;
  const encryptionJwk = env.SINGPASS_ENCRYPTION_KEY ?? privateJwk;
  return { issuer, clientId, clientSecret, privateJwk, encryptionJwk, isStrict: true };
}

function readChallenge(env: Env): Challenge | undefined {
  if (!env.CHALLENGE_SECRET) return undefined;
  return {
    siteKey: env.CHALLENGE_SITE_KEY ?? '',
    secret: env.CHALLENGE_SECRET,
    scriptUrl: env.CHALLENGE_SCRIPT_URL,
    verifyUrl: env.CHALLENGE_VERIFY_URL,
  };
}

function readHosts(env: Env): Set<string> {
  const hosts = (env.PARLEY_REDIRECT_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase());
  if (env.PARLEY_EMPLOYER_URL) hosts.push(new URL(env.PARLEY_EMPLOYER_URL).host);
  return new Set(hosts.filter(Boolean));
}
