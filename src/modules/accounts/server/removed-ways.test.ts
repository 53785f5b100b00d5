import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMessage, proveByMail, sentCode, signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { SoftwarePasskey } from '#test/software-passkey.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const SITE = 'https://parley.example';

describe('ways into an account that were taken away', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: SITE });
  });
  afterAll(() => app.close());

  const rows = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

  async function turnOnApp(who: TestVisitor) {
    const { secret } = await who.api('POST /authentication/two-factor/enrol');
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    const { recovery_codes } = await who.api('POST /authentication/two-factor/confirm', { code: codeNow() });
    app.clock.advance({ minutes: 1 });
    return { codeNow, recovery: recovery_codes };
  }

  /** Someone with every way in that there is, a week ago. */
  async function createOwner(email: string, phone_num: string) {
    const owner = await signIn(app, email);
    const phone = { phone_num, country_code: 'SG' };
    await owner.api('POST /authentication/otp/send', { channel: 'phone', ...phone, purpose: 'change_phone' });
    await owner.api('POST /jobseeker/phone', { ...phone, code: await sentCode(app, `65${phone_num}`) });
    const passkey = new SoftwarePasskey(SITE);
    const { token, options } = await owner.api('POST /authentication/passkeys/register/start');
    const response = passkey.register(options);
    const { id: passkeyId } = await owner.api('POST /authentication/passkeys/register/finish', { token, response });
    const { id } = await owner.api('GET /jobseeker/me');
    await rows(
      `insert into social_identities (account_id, provider, subject, created_at) values ($1, 'google', $2, $3)`,
      [id, `own-${id}`, app.clock.now()],
    );
    const { codeNow, recovery } = await turnOnApp(owner);
    await owner.api('POST /authentication/two-factor/otp/enable');
    app.clock.advance({ days: 8 });
    return { id, email, owner, passkey, passkeyId, codeNow, recovery };
  }

  type Owner = Awaited<ReturnType<typeof createOwner>>;

  async function prove({ owner, email, codeNow }: Owner): Promise<void> {
    await proveByMail(app, owner, email);
    await owner.api('POST /authentication/proof', { method: 'totp', code: codeNow() });
    app.clock.advance({ minutes: 1 });
  }

  async function linkTo(address: string): Promise<string> {
    const message = await newestMessage(app, address);
    return /way-back\?token=([\w-]{43})/.exec(message?.body_text ?? '')?.[1] ?? 'none';
  }

  /** Signs in by a code to the address, and by a second proof. */
  async function enter(email: string, proof: () => object): Promise<number> {
    app.clock.advance({ minutes: 2 });
    const visitor = app.visitor();
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    const code = await sentCode(app, email);
    const first = await visitor.api('POST /authentication/otp/verify', { channel: 'email', email, code });
    expect(first.needs_two_factor).toBe(true);
    const second = { token: first.token, ...proof() };
    return (await visitor.call('POST', '/authentication/two-factor/verify', second)).envelope.code;
  }

  it('SAFE-01 AUTH-04 come back by the way back, and what was planted in their place goes', async () => {
    const one = await createOwner('emptied@example.com', '91110001');
    await prove(one);
    const { owner: thief, email, codeNow, recovery } = one;
    await thief.api('POST /authentication/two-factor/disable', { factor: 'totp' });
    expect((await newestMessage(app, email))?.subject).toBe('Two-factor sign-in is off');
    const token = await linkTo(email);
    await thief.api('POST /authentication/two-factor/disable', { factor: 'otp' });
    await thief.api('DELETE /authentication/passkeys/:id', { id: one.passkeyId });
    expect((await newestMessage(app, email))?.subject).toBe('A passkey was removed from your Parley account');
    expect(await linkTo('6591110001')).not.toBe('none');
    await thief.api('DELETE /authentication/social/:provider', { provider: 'google' });
    expect((await newestMessage(app, email))?.subject).toBe('An account was disconnected from your Parley account');
    const planted = await turnOnApp(thief);

    const { data, code } = (await app.visitor().call('POST', '/authentication/way-back', { token })).envelope;
    expect([code, data]).toEqual([0, expect.objectContaining({ has_second_factor: true })]);
    const ways = `select (select count(*)::int from passkeys where account_id = $1) as passkeys,
      (select count(*)::int from social_identities where account_id = $1) as elsewhere,
      (select count(*)::int from recovery_codes where account_id = $1) as recovery,
      (select count(*)::int from removed_ways where account_id = $1) as removed`;
    expect(await rows(ways, [one.id])).toEqual([{ passkeys: 1, elsewhere: 1, recovery: 10, removed: 0 }]);
    expect(await enter(email, () => ({ method: 'totp', code: planted.codeNow() }))).toBe(49017);
    expect(await enter(email, () => ({ recovery_code: planted.recovery[0] }))).toBe(49017);
    expect(await enter(email, () => ({ method: 'totp', code: codeNow() }))).toBe(0);
    expect(await enter(email, () => ({ recovery_code: recovery[0] }))).toBe(0);
    const visitor = app.visitor();
    const start = await visitor.api('POST /authentication/passkeys/sign-in/start');
    const answer = { token: start.token, response: one.passkey.signIn(start.options) };
    expect((await visitor.call('POST', '/authentication/passkeys/sign-in/finish', answer)).envelope.code).toBe(0);
  });

  it('SAFE-01 are told of when they go with the sessions, and stay away when an older change is kept', async () => {
    const one = await createOwner('leaves@example.com', '91110002');
    await prove(one);
    await one.owner.api('POST /authentication/logout', { everywhere: true, remove_passkeys: [one.passkeyId] });
    expect((await newestMessage(app, one.email))?.subject).toBe('A passkey was removed from your Parley account');
    app.clock.advance({ minutes: 5 });
    const email = 'elsewhere@evil.example';
    const visitor = app.visitor();
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email: one.email });
    const first = await visitor.api('POST /authentication/otp/verify', {
      channel: 'email',
      email: one.email,
      code: await sentCode(app, one.email),
    });
    const second = { token: first.token ?? '', method: 'totp' as const, code: one.codeNow() };
    await visitor.api('POST /authentication/two-factor/verify', second);
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email, purpose: 'change_email' });
    await visitor.api('POST /jobseeker/email', { email, code: await sentCode(app, email) });
    const token = await linkTo(one.email);
    const { changes } = await app.visitor().api('GET /authentication/way-back', { token });
    expect(changes.map(({ change }) => change)).toEqual(['passkey_removed', 'email']);
    await app.visitor().api('POST /authentication/way-back', { token, from: changes[1]?.id });
    expect(await rows('select 1 from passkeys where account_id = $1', [one.id])).toHaveLength(0);
  });

  it('SAFE-01 RUN-02 are forgotten after seven days, and are in no export', async () => {
    const one = await createOwner('forgets@example.com', '91110003');
    await prove(one);
    await one.owner.api('POST /authentication/two-factor/disable', { factor: 'totp' });
    await one.owner.api('DELETE /authentication/passkeys/:id', { id: one.passkeyId });
    await one.owner.api('POST /jobseeker/data-export');
    const product = openProduct(app);
    await product.runTask('export-data');
    const told = await one.owner.call('GET', '/jobseeker/data-export/content');
    const { removed_ways } = (told.envelope.data as { tables: Record<string, object[]> }).tables;
    expect(removed_ways?.map((row) => Object.keys(row).filter((name) => name.includes('secret')))).toEqual([[], []]);
    app.clock.advance({ days: 7, minutes: 1 });
    await product.runTask('purge-expired');
    await product.close();
    expect(await rows('select 1 from removed_ways where account_id = $1', [one.id])).toHaveLength(0);
  });
});
