import type { ClientAuth, Configuration } from 'openid-client';
import type { OidcClient } from '../accounts.settings.ts';

/** Endpoints and keys of a provider are looked up anew after this time, and a signed secret is renewed. */
const FRESH_MS = 3600_000;
const TIMEOUT_SECONDS = 6;
const CONTENT_ENCRYPTION = ['A256GCM', 'A256CBC-HS512', 'A128GCM', 'A128CBC-HS256'];

/** Facebook's own description of itself lacks the address that codes are exchanged at. */
const FACEBOOK = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
};

export interface OidcProviders {
  /** What is known about a provider; asks it when that is old. */
  open(client: OidcClient): Promise<Configuration>;
}

/** Keeps what providers say about themselves. A failure is not kept: the next visitor tries again. */
export function createOidcProviders(): OidcProviders {
  const known = new Map<string, { at: number; configuration: Promise<Configuration> }>();
  return {
    open: (client) => {
      const key = `${client.issuer} ${client.clientId}`;
      const found = known.get(key);
      if (found && performance.now() - found.at < FRESH_MS) return found.configuration;
      const configuration = discover(client);
      known.set(key, { at: performance.now(), configuration });
      configuration.catch(() => known.delete(key));
      return configuration;
    },
  };
}

/** The libraries are loaded when someone first wants it. */
async function discover(client: OidcClient): Promise<Configuration> {
  const oidc = await import('openid-client');
  const authentication = await authenticate(client);
  if (client.issuer === FACEBOOK.issuer) {
    const configuration = new oidc.Configuration(FACEBOOK, client.clientId, undefined, authentication);
    configuration.timeout = TIMEOUT_SECONDS;
    return configuration;
  }
  const server = new URL(client.issuer);
  const isLocal = server.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(server.hostname);
  const configuration = await oidc.discovery(server, client.clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      ...(isLocal ? [oidc.allowInsecureRequests] : []),
      ...(client.isStrict ? [oidc.enableNonRepudiationChecks] : []),
    ],
  });
  if (client.encryptionJwk) {
    const { key, kid } = await readKey(client.encryptionJwk, 'ECDH-ES+A256KW');
    oidc.enableDecryptingResponses(configuration, CONTENT_ENCRYPTION, { key, kid });
  }
  return configuration;
}

/** A private key as JSON Web Key for what `usual` is for, signing or decrypting; it may name a like algorithm itself. */
async function readKey(jwk: string, usual: string) {
  const { importJWK } = await import('jose');
  const { use: _use, key_ops: _operations, alg, ...key } = JSON.parse(jwk) as Record<string, string>;
  const signs = (algorithm: string) => /^(ES|PS|RS)\d/.test(algorithm);
  const algorithm = alg && signs(alg) === signs(usual) ? alg : usual;
  return { key: (await importJWK(key, algorithm)) as CryptoKey, kid: key.kid };
}

async function authenticate(client: OidcClient): Promise<ClientAuth> {
  const { ClientSecretPost, PrivateKeyJwt } = await import('openid-client');
  if (client.privateJwk) {
    const { key, kid } = await readKey(client.privateJwk, 'ES256');
    return PrivateKeyJwt(kid ? { key, kid } : key);
  }
  return ClientSecretPost(client.signedSecret ? await signSecret(client) : client.clientSecret);
}

/** Apple's client secret: a token in the name of the team, signed with the key that Apple gave it. */
async function signSecret({ clientId, signedSecret }: OidcClient): Promise<string> {
  if (!signedSecret) throw new Error('There is no key to sign with');
  const { importPKCS8, SignJWT } = await import('jose');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: signedSecret.keyId })
    .setIssuer(signedSecret.teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(await importPKCS8(signedSecret.privateKey, 'ES256'));
}
