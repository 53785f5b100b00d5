import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#test/factories/sign-in.ts';
import { type OidcServer, SITE, startOidcServer } from '#test/oidc-server.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { isSameName, readNationalIdentity } from './national-identity.ts';

const PATH = '/authentication/sg/singpass';
const PAGE = `${SITE}/en/identity`;

describe('Singapore identity', () => {
  let app: TestApp;
  let oidc: OidcServer;
  beforeAll(async () => {
    oidc = await startOidcServer([PAGE]);
    app = await startTestApp({
      PUBLIC_URL: SITE,
      SINGPASS_ISSUER: oidc.issuer,
      SINGPASS_CLIENT_ID: oidc.clientId,
      SINGPASS_CLIENT_SECRET: oidc.clientSecret,
    });
  });
  afterAll(async () => {
    await app.close();
    oidc.close();
  });

  async function travel(person: TestVisitor, id: string, name = 'TAN HUI MIN') {
    oidc.state.person = { sub: `s=${id},u=1`, uinfin: { value: id }, name: { value: name } };
    const { url } = await person.api(`POST ${PATH}/generate-authorise-url`, { redirect_uri: '/en/identity' });
    const { back } = await oidc.travel(url);
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  }

  async function makePerson(email: string) {
    const person = await signIn(app, email);
    await person.api('PATCH /jobseeker/me', { first_name: 'Hui Min', last_name: 'Tan' });
    return person;
  }

  it('AUTH-08 is checked, shown in part, and kept as no more than a hash', async () => {
    const person = await makePerson('sg@example.com');
    const info = await person.api(`GET ${PATH}/user-info`, await travel(person, 'S1234567D'));
    expect(info).toMatchObject({ name: 'TAN HUI MIN', masked_id: '•••••567D', is_name_match: true });
    expect((await person.api('GET /jobseeker/me')).is_identity_verified).toBe(false);
    const done = await person.api(`POST ${PATH}/verify-singapore-identity`, { token: info.token });
    expect(done).toEqual({ is_verified: true, is_name_match: true });
    const me = await person.api('GET /jobseeker/me');
    expect(me).toMatchObject({ is_identity_verified: true, is_identity_name_match: true });
    const { rows } = await app.database.pool.query(
      `select (select json_agg(c)::text from identity_checks c) || (select json_agg(t)::text from sign_in_tickets t) as all`,
    );
    expect(rows[0].all).not.toMatch(/S1234567D|HUI MIN/i);
    const again = await person.call('POST', `${PATH}/verify-singapore-identity`, { token: info.token });
    expect(again.envelope.code).toBe(41041);
  });

  it('AUTH-08 belongs to one account, also when two ask at once', async () => {
    const people = [await makePerson('one@example.com'), await makePerson('two@example.com')];
    const tokens: string[] = [];
    for (const person of people) {
      tokens.push((await person.api(`GET ${PATH}/user-info`, await travel(person, 'T7654321A', 'LIM AH KOW'))).token);
    }
    const answers = await Promise.all(
      people.map((person, index) => person.call('POST', `${PATH}/verify-singapore-identity`, { token: tokens[index] })),
    );
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual([0, 49120]);
    const stolen = await people[0]?.call('POST', `${PATH}/verify-singapore-identity`, { token: tokens[1] });
    expect(stolen?.envelope.code).not.toBe(0);
  });

  it('AUTH-08 comes back only to who went, and to this site', async () => {
    const [person, other] = [await makePerson('went@example.com'), await makePerson('stayed@example.com')];
    const back = await travel(person, 'S7654321B');
    const query = new URLSearchParams(back);
    expect((await other.call('GET', `${PATH}/user-info?${query}`)).envelope.code).toBe(41042);
    for (const redirect_uri of ['https://evil.example/x', '//evil.example', `${SITE}.evil.example/x`]) {
      const refused = await person.call('POST', `${PATH}/generate-authorise-url`, { redirect_uri });
      expect(refused.envelope.code).toBe(40001);
    }
  });

  it('AUTH-08 says so when the service is away or says nothing useful', async () => {
    const person = await makePerson('away@example.com');
    const query = new URLSearchParams(await travel(person, 'not a number'));
    const unavailable = { code: 49018, message: 'My info is currently unavailable, please try it again later' };
    expect((await person.call('GET', `${PATH}/user-info?${query}`)).envelope).toMatchObject(unavailable);
    const bare = await startTestApp();
    const alone = await signIn(bare, 'alone@example.com');
    const refused = await alone.call('POST', `${PATH}/generate-authorise-url`, { redirect_uri: '/en/identity' });
    expect(refused.envelope).toMatchObject(unavailable);
    await bare.close();
  });

  it('AUTH-08 is encrypted for us, bound to a proof, and told to nobody who has another key', async () => {
    const [signing, encryption, other] = await Promise.all([makeKey('sig'), makeKey('enc'), makeKey('enc')]);
    const strict = await startOidcServer([PAGE], { strictKeys: [signing.open, encryption.open] });
    const settings = {
      PUBLIC_URL: SITE,
      SINGPASS_ISSUER: strict.issuer,
      SINGPASS_CLIENT_ID: strict.clientId,
      SINGPASS_PRIVATE_KEY: JSON.stringify(signing.secret),
    };
    strict.state.person = { sub: 's=S7654321C,u=1', uinfin: { value: 'S7654321C' }, name: { value: 'TAN HUI MIN' } };
    for (const [key, isOurs] of [
      [encryption, true],
      [other, false],
    ] as const) {
      const own = await startTestApp({ ...settings, SINGPASS_ENCRYPTION_KEY: JSON.stringify(key.secret) });
      const person = await signIn(own, 'strict@example.com');
      const { url } = await person.api(`POST ${PATH}/generate-authorise-url`, { redirect_uri: '/en/identity' });
      // The wishes went ahead; the address names only where they are.
      expect([...new URL(url).searchParams.keys()].sort()).toEqual(['client_id', 'request_uri']);
      const { back } = await strict.travel(url);
      const { envelope } = await person.call('GET', `${PATH}/user-info${back.search}`);
      if (isOurs) expect(envelope.data).toMatchObject({ name: 'TAN HUI MIN', masked_id: '•••••321C' });
      else expect(envelope.code).toBe(49018);
      await own.close();
    }
    strict.close();
  });

  it('AUTH-08 knows a name in another order and another spelling', () => {
    expect(isSameName('Hui Min Tan', 'TAN HUI MIN')).toBe(true);
    expect(isSameName('José Álvarez', 'ALVAREZ JOSE MARIA')).toBe(true);
    expect(isSameName('Hui Min Lim', 'TAN HUI MIN')).toBe(false);
    expect(isSameName('Tan', 'TAN HUI MIN')).toBe(false);
    expect(isSameName('', 'TAN HUI MIN')).toBe(false);
    expect(readNationalIdentity({ sub: 's=S1234567D,u=x', name: 'A' }).id).toBe('S1234567D');
  });
});

/** A pair of keys as JSON Web Keys. */
async function makeKey(use: 'sig' | 'enc') {
  const alg = use === 'sig' ? 'ES256' : 'ECDH-ES+A256KW';
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = `${use}-${crypto.randomUUID()}`;
  return {
    open: { ...(await exportJWK(publicKey)), use, alg, kid },
    secret: { ...(await exportJWK(privateKey)), use, alg, kid },
  };
}
