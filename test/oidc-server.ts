import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, jwtVerify } from 'jose';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';

export interface OidcPerson {
  sub: string;
  [claim: string]: unknown;
}

/** The address that the product calls its own while these tests run. */
export const SITE = 'https://parley.example';
const SECRET = 'a secret of at least thirty-two characters';

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;

interface OidcServerOptions {
  /** It wants Apple's kind of secret: a token signed with this key. */
  appleKey?: CryptoKey;
  /** It is as strict as Singpass: nothing without proofs, and what it tells is encrypted for one of these keys. */
  strictKeys?: JWK[];
}

/** A real OpenID provider on this machine. `person` is whoever signs in there next; `asks` shows them a page first. */
export async function startOidcServer(redirectUris: string[], { appleKey, strictKeys }: OidcServerOptions = {}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = { person: { sub: 'nobody' } as OidcPerson, signedSecrets: 0, asks: false };
  const provider = await createProvider(issuer, redirectUris, state, strictKeys);
  const answer = provider.callback();
  server.on('request', async (request: IncomingMessage & { body?: unknown }, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) {
      const [path, answer] = request.url.split('?');
      if (state.asks && !answer) {
        response.setHeader('content-type', 'text/html');
        return response.end(`<h1>Elsewhere</h1><a href="${path}?yes">Continue</a> <a href="${path}?no">Cancel</a>`);
      }
      const isNo = answer === 'no';
      const result = isNo ? { error: 'access_denied' } : { login: { accountId: state.person.sub } };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    if (request.url === '/token' && appleKey) {
      const body = new URLSearchParams(await readAll(request));
      const given = await jwtVerify(body.get('client_secret') ?? '', appleKey, { issuer: 'TEAM', subject: 'parley' });
      if (given.protectedHeader.kid === 'KEY') state.signedSecrets += 1;
      body.set('client_secret', SECRET);
      request.body = Object.fromEntries(body);
    }
    return answer(request, response);
  });
  return { issuer, clientId: 'parley', clientSecret: SECRET, state, travel, close: () => server.close() };
}

async function createProvider(
  issuer: string,
  redirectUris: string[],
  state: { person: OidcPerson },
  strictKeys: JWK[] | undefined,
) {
  const algorithm = strictKeys ? 'ES256' : 'RS256';
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'parley',
        redirect_uris: redirectUris,
        ...(strictKeys
          ? strictClient(strictKeys)
          : { client_secret: SECRET, token_endpoint_auth_method: 'client_secret_post' }),
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: algorithm }] },
    cookies: { keys: ['not a secret'] },
    features: { devInteractions: { enabled: false }, ...(strictKeys && strictFeatures) },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    scopes: ['openid', 'email', 'profile', 'public_profile', 'name', 'uinfin'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
      public_profile: ['given_name', 'family_name', 'name'],
      name: ['name'],
      uinfin: ['uinfin'],
    },
    ...(strictKeys && { enabledJWA: strictAlgorithms }),
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...state.person, sub }) }),
    // Whoever signs in here has agreed before.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile public_profile name uinfin');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** As Singpass wants it: signed assertions, wishes sent beforehand, codes bound to a key, answers signed and encrypted. */
const strictFeatures: Configuration['features'] = {
  encryption: { enabled: true },
  jwtUserinfo: { enabled: true },
  pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
  dPoP: { enabled: true },
};

const strictAlgorithms: Configuration['enabledJWA'] = {
  idTokenEncryptionAlgValues: ['ECDH-ES+A256KW'],
  idTokenEncryptionEncValues: ['A256GCM'],
  userinfoEncryptionAlgValues: ['ECDH-ES+A256KW'],
  userinfoEncryptionEncValues: ['A256CBC-HS512'],
};

function strictClient(keys: JWK[]): Partial<ClientMetadata> {
  return {
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'ES256',
    jwks: { keys },
    dpop_bound_access_tokens: true,
    id_token_signed_response_alg: 'ES256',
    id_token_encrypted_response_alg: 'ECDH-ES+A256KW',
    id_token_encrypted_response_enc: 'A256GCM',
    userinfo_signed_response_alg: 'ES256',
    userinfo_encrypted_response_alg: 'ECDH-ES+A256KW',
    userinfo_encrypted_response_enc: 'A256CBC-HS512',
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Follows a new browser through the provider until it is sent back; a form comes back as its fields. */
async function travel(address: string): Promise<{ back: URL; form?: URLSearchParams }> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return readForm(await response.text());
    url = new URL(location, url);
    if (url.origin === SITE) return { back: url };
  }
  throw new Error('The provider sends the browser round in circles');
}

function readForm(html: string): { back: URL; form: URLSearchParams } {
  const action = /action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`The provider answered with neither a way on nor a form: ${html.slice(0, 500)}`);
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { back: new URL(action), form: new URLSearchParams(fields) };
}
