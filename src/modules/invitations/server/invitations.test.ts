import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#src/modules/vip/vip-benefits.ts';
import { codeOf } from '#test/chat/chat-ground.ts';
import { newestMessage, sentCode, signIn } from '#test/factories/sign-in.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { canonicalEmail, KEPT_DAYS, MOST_A_DAY, splitAddresses } from '../invitation-rules.ts';

let made = 0;
const newEmail = (name = 'friend') => {
  made += 1;
  return `${name}-${made}@invited.example`;
};

describe('invitations of friends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PARLEY_SPRING_EVENT: '2000-01-01/2100-01-01' });
  });
  afterAll(() => app.close());

  const idOf = async (visitor: TestVisitor) => (await visitor.api('GET /jobseeker/me')).id;
  /** Someone with a name, an account and a code. */
  async function createInviter() {
    const email = newEmail('inviter');
    const visitor = await signIn(app, email);
    await visitor.api('PATCH /jobseeker/me', { first_name: 'Mei', last_name: 'Lin' });
    const { code } = await visitor.api('POST /invitations/code', {});
    return { visitor, email, code, id: await idOf(visitor) };
  }
  type Inviter = Awaited<ReturnType<typeof createInviter>>;
  /** A browser that has opened the link. */
  const arrive = async (code: string, visitor = app.visitor()) => {
    await visitor.api('POST /invitations/open', { code });
    return visitor;
  };
  const join = async (code: string, email = newEmail(), browser?: TestVisitor) =>
    signIn(app, email, await arrive(code, browser));
  /** The last missing piece of a profile is a skill. */
  const prepare = async (friend: TestVisitor) => {
    await friend.api('PATCH /jobseeker/profile', { first_name: 'Bo', last_name: 'Tan' });
    await friend.api('POST /jobseeker/educations/create', { school: 'NUS' });
  };
  const finish = async (friend: TestVisitor) => {
    const { skills_version } = await friend.api('GET /jobseeker/profile');
    return friend.call('PUT', '/jobseeker/skills', { version: skills_version, skills: [{ name: 'SQL' }] });
  };
  const complete = async (friend: TestVisitor) => {
    await prepare(friend);
    await finish(friend);
    expect((await friend.api('GET /jobseeker/me')).is_profile_completed).toBe(true);
  };
  const first = async ({ visitor }: Inviter) => (await visitor.api('GET /invitations')).friends[0];
  const vip = (visitor: TestVisitor) => visitor.api('GET /vip');
  const titles = async (visitor: TestVisitor) =>
    (await visitor.api('GET /notification/list')).notifications.map(({ title }) => title);

  it('VIP-01 a friend who joins by the link and completes the profile brings both a month, and both are told', async () => {
    const inviter = await createInviter();
    expect(await inviter.visitor.api('POST /invitations/code', {})).toEqual({ code: inviter.code });
    const browser = await arrive(inviter.code);
    app.clock.advance({ days: 6 });
    expect(await browser.api('GET /invitations/arrival')).toEqual({ inviter: 'Mei L.' });
    const friend = await signIn(app, newEmail(), browser);
    expect(await first(inviter)).toMatchObject({ state: 'joined', reason: null });
    expect(await vip(friend)).toMatchObject({ is_vip: false });
    await prepare(friend);
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(friend)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const ends_at = addMonths(app.clock.now(), 1).toISOString();
    expect(await vip(friend)).toMatchObject({ is_vip: true, ends_at, grants: [{ kind: 'invited', months: 1 }] });
    expect(await vip(inviter.visitor)).toMatchObject({ ends_at, grants: [{ kind: 'inviter', months: 1 }] });
    expect(await first(inviter)).toMatchObject({ name: 'Bo T.', state: 'rewarded' });
    expect(await titles(friend)).toContain('You have 1 month of VIP');
    expect(await titles(inviter.visitor)).toContain('Bo T. joined: you have 1 more month of VIP');
    expect((await newestMessage(app, inviter.email))?.subject).toContain('Bo T. joined');
  });

  it('VIP-01 parallel completions of several friends add up for who invited them, once for each', async () => {
    const inviter = await createInviter();
    const ids: number[] = [];
    for (let at = 0; at < 3; at += 1) ids.push(await idOf(await join(inviter.code)));
    await app.database.pool.query('update accounts set is_profile_completed = true where id = any($1)', [ids]);
    const product = openProduct(app);
    // Without the lock of a profile's own verbs: only what is written here keeps them apart.
    const tell = (accountId: number) => product.transaction((tx) => tx.emit('profile.changed', { accountId }));
    await Promise.all([...ids, ...ids, ...ids].map(tell));
    await product.close();
    const { grants, ends_at } = await vip(inviter.visitor);
    expect(grants).toHaveLength(3);
    const month = (moment: Date) => addMonths(moment, 1);
    expect(ends_at).toBe(month(month(month(app.clock.now()))).toISOString());
  });

  it('VIP-01 oneself, one’s own device, and accounts that were here do not count, each with its reason', async () => {
    const inviter = await createInviter();
    const self = await join(inviter.code, inviter.email.replace('@', '+second@'));
    await complete(self);
    expect(await first(inviter)).toMatchObject({ state: 'not_counted', reason: 'self' });

    const shared = app.visitor();
    app.clock.advance({ minutes: 2 });
    await signIn(app, inviter.email, shared);
    await shared.api('POST /authentication/logout', {});
    const onDevice = await join(inviter.code, newEmail(), shared);
    await complete(onDevice);
    expect(await first(inviter)).toMatchObject({ state: 'not_counted', reason: 'device' });

    const old = newEmail();
    await signIn(app, old);
    app.clock.advance({ minutes: 2 });
    const again = await join(inviter.code, old);
    await complete(again);
    expect(await first(inviter)).toMatchObject({ state: 'not_counted', reason: 'existing', name: null });

    expect(await vip(inviter.visitor)).toMatchObject({ is_vip: false, grants: [] });
    expect((await titles(inviter.visitor)).filter((title) => title === "An invitation didn't count")).toHaveLength(3);
  });

  it('VIP-01 an account that was deleted and made anew is known again for a year', async () => {
    const email = newEmail();
    const before = await signIn(app, email);
    await before.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await runTask(app, 'delete-accounts');
    const { rows } = await app.database.pool.query('select 1 from accounts where email = $1', [email]);
    expect(rows).toEqual([]);
    const inviter = await createInviter();
    await complete(await join(inviter.code, email));
    expect(await first(inviter)).toMatchObject({ state: 'not_counted', reason: 'repeat' });
    app.clock.advance({ days: 366 });
    await runTask(app, 'purge-invitations');
    const left = await app.database.pool.query('select count(*)::int as count from former_addresses');
    expect(left.rows[0].count).toBe(0);
  });

  it('VIP-01 mails up to ten friends in the inviter’s language; who signs up with that address elsewhere has joined', async () => {
    const inviter = await createInviter();
    const [ana, bo] = [newEmail('ana'), newEmail('bo')];
    const send = (...addresses: string[]) => inviter.visitor.api('POST /invitations/email', { addresses });
    expect(await send(ana.toUpperCase(), bo)).toMatchObject({ is_sent: true, left_today: MOST_A_DAY - 2 });
    const mail = await newestMessage(app, ana);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Mei L. invites you to Parley' });
    expect(mail?.body_text).toContain(`/en/i/${inviter.code}`);
    const { friends } = await inviter.visitor.api('GET /invitations');
    expect(friends.map(({ name, state }) => [name, state])).toEqual([
      ['b•••@invited.example', 'sent'],
      ['a•••@invited.example', 'sent'],
    ]);
    const friend = await signIn(app, ana);
    const after = await inviter.visitor.api('GET /invitations');
    expect(after.friends.map(({ state }) => state)).toEqual(['joined', 'sent']);
    await complete(friend);
    expect(await vip(inviter.visitor)).toMatchObject({ is_vip: true });
    app.clock.advance({ days: KEPT_DAYS });
    await runTask(app, 'purge-invitations');
    const kept = await app.database.pool.query('select email from email_invitations where inviter_id = $1', [
      inviter.id,
    ]);
    expect(kept.rows).toEqual([]);
  });

  it('VIP-01 says of each address what is wrong, sends none then, and knows who wants no more', async () => {
    const inviter = await createInviter();
    const [asked, quiet] = [newEmail(), newEmail()];
    const send = (...addresses: string[]) => inviter.visitor.api('POST /invitations/email', { addresses });
    await send(asked, quiet);
    const token = /no-invitations\?token=([\w.-]+)/.exec((await newestMessage(app, quiet))?.body_text ?? '')?.[1] ?? '';
    const stranger = app.visitor();
    expect(await stranger.api('GET /invitations/stop', { token })).toEqual({ is_stopped: false });
    await stranger.api('POST /invitations/stop', { token });
    await stranger.api('POST /invitations/stop', { token });
    expect(await stranger.api('GET /invitations/stop', { token })).toEqual({ is_stopped: true });
    expect(await codeOf(stranger.api('POST /invitations/stop', { token: `${token}x` }))).not.toBe(0);

    const other = await createInviter();
    const fresh = newEmail();
    const input = { addresses: ['no-address', other.email, quiet, fresh] };
    expect(await other.visitor.api('POST /invitations/email', input)).toMatchObject({
      is_sent: false,
      problems: [
        { address: 'no-address', problem: 'invalid' },
        { address: other.email, problem: 'own' },
        { address: quiet, problem: 'refused' },
      ],
    });
    expect((await send(asked)).problems).toEqual([{ address: asked, problem: 'recent' }]);
    expect(await newestMessage(app, fresh)).toBeUndefined();
    await stranger.api('POST /invitations/stop', { token, stop: false });
    expect(await other.visitor.api('POST /invitations/email', { addresses: [quiet] })).toMatchObject({ is_sent: true });
  });

  it('VIP-01 holds ten at a time and thirty a day, also when batches come at once', async () => {
    const { visitor } = await createInviter();
    const batch = (count: number) => Array.from({ length: count }, () => newEmail());
    const send = (addresses: string[]) => codeOf(visitor.api('POST /invitations/email', { addresses }));
    expect(await send(batch(11))).toBe(49515);
    const codes = await Promise.all([1, 2, 3, 4, 5].map(() => send(batch(9))));
    expect(codes.toSorted()).toEqual([0, 0, 0, 49516, 49516]);
    expect(await send(batch(3))).toBe(0);
    expect(await send(batch(1))).toBe(49516);
    app.clock.advance({ days: 1 });
    expect(await send(batch(1))).toBe(0);
  });

  it('VIP-01 pages addresses and friends as one list, also where many share a moment', async () => {
    const inviter = await createInviter();
    await join(inviter.code);
    const moment = app.clock.now().toISOString();
    await app.database.pool.query(
      `insert into email_invitations (inviter_id, email, sent_at, expires_at, created_at)
       select $1, 'page-' || n || '@invited.example', $2::timestamptz + (n / 20 - 1) * interval '1 minute', $2, $2
       from generate_series(0, 64) n`,
      [inviter.id, moment],
    );
    await app.database.pool.query('update invited_friends set joined_at = $2 where inviter_id = $1', [
      inviter.id,
      moment,
    ]);
    const seen: { key: string; at: string }[] = [];
    let cursor: string | undefined;
    do {
      const page = await inviter.visitor.api('GET /invitations', { cursor });
      seen.push(...page.friends);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(66);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(seen).toHaveLength(66);
  });

  it('VIP-01 a link says who invites, to its owner and to members that it is not for them', async () => {
    const inviter = await createInviter();
    const open = (visitor: TestVisitor, code: string) => visitor.api('POST /invitations/open', { code });
    expect(await open(app.visitor(), 'nothing-of-ours')).toEqual({ inviter: null, is_own: false, is_signed_in: false });
    expect(await open(inviter.visitor, inviter.code)).toMatchObject({ is_own: true, is_signed_in: true });
    await inviter.visitor.api('PATCH /jobseeker/me', { first_name: 'win-now.example/x' });
    expect(await open(app.visitor(), inviter.code)).toMatchObject({ inviter: '' });
  });

  it('VIP-01 takes a code as it was read aloud or copied: in capitals, with spaces and hyphens', async () => {
    const inviter = await createInviter();
    const { code } = inviter;
    const typed = [
      code.toUpperCase(),
      ` ${code.slice(0, 5)} ${code.slice(5)} `,
      `${code.slice(0, 4)}-${code.slice(4)}`,
    ];
    for (const one of typed) {
      const browser = app.visitor();
      expect(await browser.api('POST /invitations/open', { code: one })).toMatchObject({ inviter: 'Mei L.' });
      expect(await browser.api('GET /invitations/arrival')).toEqual({ inviter: 'Mei L.' });
    }
    for (const one of ['', code.slice(1), `${code}a`, '💼'.repeat(10)]) {
      expect(await app.visitor().api('POST /invitations/open', { code: one })).toMatchObject({ inviter: null });
    }
    await complete(await join(code.toUpperCase()));
    expect(await first(inviter)).toMatchObject({ state: 'rewarded' });
  });

  it('VIP-01 a suspended inviter gets no month, and the friend gets theirs', async () => {
    const inviter = await createInviter();
    const friend = await join(inviter.code);
    await prepare(friend);
    await app.database.pool.query(`update accounts set status = 'suspended' where id = $1`, [inviter.id]);
    await finish(friend);
    expect(await vip(friend)).toMatchObject({ is_vip: true, grants: [{ kind: 'invited', months: 1 }] });
    const { rows } = await app.database.pool.query('select kind from vip_grants where account_id = $1', [inviter.id]);
    expect(rows).toEqual([]);
    const assists = await app.database.pool.query('select 1 from event_assists where inviter_id = $1', [inviter.id]);
    expect(assists.rowCount).toBe(0);
  });

  it('TRK-07 credits the inviter once while the event runs, and says why not otherwise', async () => {
    const inviter = await createInviter();
    const trigger = (visitor: TestVisitor) =>
      visitor.api('POST /jobseeker/sg-spring-event/assist-trigger', { onboarded_method: 'web_complete_profile' });
    expect(await trigger(inviter.visitor)).toEqual({ is_credited: false, status: 'not_invited' });
    const friend = await join(inviter.code);
    expect(await trigger(friend)).toEqual({ is_credited: false, status: 'not_completed' });
    await complete(friend);
    expect(await trigger(friend)).toEqual({ is_credited: false, status: 'already_credited' });
    const { rows } = await app.database.pool.query(
      'delete from event_assists where inviter_id = $1 returning onboarded_method',
      [inviter.id],
    );
    expect(rows).toEqual([{ onboarded_method: 'web_complete_profile' }]);
    const answers = await Promise.all([trigger(friend), trigger(friend), trigger(friend)]);
    expect(answers.filter((answer) => answer.is_credited)).toHaveLength(1);
    expect((await inviter.visitor.api('GET /invitations')).event).toMatchObject({ assists: 1 });
    const bare = await startTestApp();
    const person = await signIn(bare, 'late@example.com');
    const answer = await person.api('POST /jobseeker/sg-spring-event/assist-trigger', { onboarded_method: 'x' });
    expect(answer.status).toBe('not_running');
    expect((await person.api('GET /invitations')).event).toBeNull();
    await bare.close();
  });

  it('VIP-01 whoever signs up by phone keeps the invitation too', async () => {
    const inviter = await createInviter();
    const browser = await arrive(inviter.code);
    const phone = { channel: 'phone' as const, phone_num: '91234567', country_code: 'SG' };
    await browser.api('POST /authentication/otp/send', { ...phone, agree_terms: true });
    const code = await sentCode(app, '6591234567');
    await browser.api('POST /authentication/otp/verify', { ...phone, code });
    await complete(browser);
    expect(await first(inviter)).toMatchObject({ state: 'rewarded' });
  });

  it('VIP-01 reads what was typed as addresses, and one mailbox however it is written', () => {
    expect(splitAddresses(' a@x.example, b@x.example;\nc@x.example  a@x.example،')).toEqual([
      'a@x.example',
      'b@x.example',
      'c@x.example',
    ]);
    expect(canonicalEmail('Mei.Lin+jobs@GoogleMail.com')).toBe('meilin@gmail.com');
    expect(canonicalEmail('mei.lin+x@work.example')).toBe('mei.lin@work.example');
  });
});
