import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '#test/chat/chat-ground.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { signInAs, type TestPerson } from '#test/factories/sign-in-boss.ts';
import { signInOperatorsAnew } from '#test/factories/sign-in-operators-anew.ts';
import { openProduct, runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { MOST_REWARDED, NETWORK_DAYS, REWARDED_DAYS } from '../invitation-rules.ts';

let made = 0;

describe('abuse of invitations', () => {
  let app: TestApp;
  let operator: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
    operator = await signInAs(app, 'operator');
  });
  afterAll(() => app.close());
  beforeEach(() => signInOperatorsAnew(app));

  async function createInviter() {
    made += 1;
    const visitor = await signIn(app, `inviter-${made}@farm.example`);
    const { code } = await visitor.api('POST /invitations/code', {});
    return { visitor, code, id: (await visitor.api('GET /jobseeker/me')).id };
  }
  type Inviter = Awaited<ReturnType<typeof createInviter>>;
  /** Friends who have come by the link, all from the network of this machine. */
  async function bring({ code }: Inviter, count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      made += 1;
      app.clock.advance({ minutes: 30 });
      const browser = app.visitor();
      await browser.api('POST /invitations/open', { code });
      await signIn(app, `friend-${made}@farm.example`, browser);
      ids.push((await browser.api('GET /jobseeker/me')).id);
    }
    return ids;
  }
  /** All of them complete their profiles in the same moment. */
  async function complete(ids: number[]): Promise<void> {
    await app.database.pool.query('update accounts set is_profile_completed = true where id = any($1)', [ids]);
    const product = openProduct(app);
    await Promise.all(ids.map((accountId) => product.transaction((tx) => tx.emit('profile.changed', { accountId }))));
    await product.close();
  }
  const months = async ({ id }: { id: number }) =>
    (await app.database.pool.query('select count(*)::int as n from vip_grants where account_id = $1', [id])).rows[0].n;
  const reasons = async ({ visitor }: Inviter) =>
    (await visitor.api('GET /invitations')).friends.map(({ reason }) => reason);
  const list = async (view: 'top' | 'stopped' = 'top') =>
    (await operator.visitor.api('GET /operator/invitations', { view })).inviters;

  it('VIP-01 TRU-11 ten friends in 30 days bring their inviter a month, also at once; the next get theirs alone', async () => {
    const inviter = await createInviter();
    const friends = await bring(inviter, MOST_REWARDED + 2);
    await complete(friends);
    expect(await months(inviter)).toBe(MOST_REWARDED);
    expect((await reasons(inviter)).filter((reason) => reason === 'limit')).toHaveLength(2);
    for (const id of friends) expect(await months({ id })).toBe(1);
    app.clock.advance({ days: REWARDED_DAYS });
    await complete(await bring(inviter, 1));
    expect(await months(inviter)).toBe(MOST_REWARDED + 1);

    await signInOperatorsAnew(app);
    expect(await list()).toEqual([
      expect.objectContaining({
        id: inviter.id,
        month: 1,
        quarter: MOST_REWARDED + 1,
        uncounted: 2,
        same_network: MOST_REWARDED + 1,
        stopped: null,
      }),
    ]);
  });

  it('VIP-01 OPS-01 an operator stops the rewards of one inviter and lets them go on, both in the audit log', async () => {
    const inviter = await createInviter();
    await complete(await bring(inviter, 1));
    await signInOperatorsAnew(app);
    const decide = (what: 'stop' | 'resume', id: number, reason: string) =>
      operator.visitor.api(`POST /operator/invitations/:id/${what}`, { id, reason });
    expect(await decide('stop', inviter.id, 'One phone, forty accounts')).toEqual({ is_stopped: true });
    await decide('stop', inviter.id, 'Pressed twice');
    const [friend = 0] = await bring(inviter, 1);
    await complete([friend]);
    expect([await months(inviter), (await reasons(inviter))[0], await months({ id: friend })]).toEqual([
      1,
      'stopped',
      1,
    ]);
    await signInOperatorsAnew(app);
    expect(await list('stopped')).toMatchObject([{ id: inviter.id, stopped: { reason: 'One phone, forty accounts' } }]);
    expect(await decide('resume', inviter.id, 'It was a school')).toEqual({ is_stopped: false });
    expect(await list('stopped')).toEqual([]);
    expect(await codeOf(decide('resume', inviter.id, 'Pressed twice'))).not.toBe(0);
    expect(await codeOf(decide('stop', 987_654_321, 'Nobody at all'))).not.toBe(0);
    await complete(await bring(inviter, 1));
    expect(await months(inviter)).toBe(2);
    await signInOperatorsAnew(app);
    const { entries } = await operator.visitor.api('GET /operator/audit-log', {
      subject: 'person',
      subject_id: inviter.id,
    });
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['invitations.resumed', 'It was a school'],
      ['invitations.stopped', 'One phone, forty accounts'],
    ]);
  });

  it('VIP-01 forgets after 90 days from which network a friend came', async () => {
    await bring(await createInviter(), 1);
    const known = async () =>
      (await app.database.pool.query('select 1 from invited_friends where network is not null')).rowCount;
    expect(await known()).toBeGreaterThan(0);
    app.clock.advance({ days: NETWORK_DAYS + 1 });
    await runTask(app, 'purge-invitations');
    expect(await known()).toBe(0);
  });
});
