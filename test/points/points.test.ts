import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#src/modules/points/server/check-ledger.ts';
import { lockWallet, post } from '#src/modules/points/server/ledger.ts';
import { codeOf } from '../chat/chat-ground.ts';
import { createCompany } from '../factories/create-company.ts';
import { signInAs, type TestPerson } from '../factories/sign-in-boss.ts';
import { signInOperatorsAnew } from '../factories/sign-in-operators-anew.ts';
import { agreePair } from '../interviews/interview-ground.ts';
import { openProduct } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { adjust, ask, ETHEREUM, emailOf, hashOf, prove, signInTalent, TRON } from './points-ground.ts';

describe('points', () => {
  let app: TestApp;
  let operator: TestPerson;
  let second: TestPerson;
  let hashes = 0;
  beforeAll(async () => {
    app = await startTestApp();
    operator = await signInAs(app, 'operator');
    second = await signInAs(app, 'operator');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.advance({ hours: 2 });
    await signInOperatorsAnew(app);
  });

  const nextHash = () => {
    hashes += 1;
    return hashOf(hashes);
  };
  const balance = async ({ visitor }: TestPerson) => {
    const { available, held } = await visitor.api('GET /points', {});
    return [available, held];
  };
  const history = async ({ visitor }: TestPerson) =>
    (await visitor.api('GET /points/history', {})).lines.map(({ kind, amount }) => `${kind} ${amount}`);
  const withPoints = async (points: number) => {
    const talent = await signInTalent(app);
    await adjust(app, operator, talent, points);
    return talent;
  };
  const pay = (by: TestPerson, id: number, transaction_hash = nextHash()) =>
    by.visitor.api('POST /operator/points/withdrawals/:id/paid', { id, transaction_hash });
  const approve = (by: TestPerson, id: number) =>
    by.visitor.api('POST /operator/points/withdrawals/:id/approve', { id });
  const reject = (by: TestPerson, id: number) =>
    by.visitor.api('POST /operator/points/withdrawals/:id/reject', {
      id,
      reason: 'This address belongs to an exchange that closed.',
    });
  const cancel = ({ visitor }: TestPerson, id: number) => visitor.api('POST /points/withdrawals/:id/cancel', { id });
  const notices = async ({ visitor }: TestPerson) =>
    (await visitor.api('GET /notification/list', {})).notifications.map(({ title }) => title);
  const verifyPhone = (person: TestPerson, number: string) =>
    app.database.pool.query('update accounts set is_mobile_verified = true, phone_num = $2 where id = $1', [
      person.id,
      number,
    ]);

  it('PTS-01 request, approval and payment move the points once, tell the person and stand in the audit log', async () => {
    const talent = await withPoints(250);
    const { id, usdt_cents, state } = await ask(talent, 200);
    expect([usdt_cents, state, await balance(talent)]).toEqual([200, 'requested', [50, 200]]);
    const { withdrawals } = await operator.visitor.api('GET /operator/points/withdrawals', { network: 'TRC20' });
    expect(withdrawals.at(-1)).toMatchObject({
      id,
      address: TRON,
      account: { id: talent.id },
      may: { approve: true, pay: false },
    });
    expect(await codeOf(pay(operator, id))).toBe(49540);
    expect(await approve(operator, id)).toMatchObject({ state: 'approved', may: { pay: true } });
    expect(await codeOf(cancel(talent, id))).toBe(49540);
    expect(await pay(operator, id, `0x${hashOf(9000)}`)).toMatchObject({
      state: 'paid',
      transaction_hash: hashOf(9000),
    });
    for (const again of [pay, approve, reject]) expect(await codeOf(again(operator, id))).toBe(49540);
    expect(await balance(talent)).toEqual([50, 0]);
    expect(await history(talent)).toEqual(['withdrawal_requested -200', 'credited 250']);
    expect(await notices(talent)).toEqual([
      '200 points are on their way to your wallet',
      'Your withdrawal of 200 points is approved',
      'You asked to withdraw 200 points',
      'Points added to your balance: 250',
    ]);
    const { entries } = await operator.visitor.api('GET /operator/audit-log', {
      subject: 'withdrawal',
      subject_id: id,
    });
    expect(entries.map(({ action }) => action)).toEqual(['withdrawal.paid', 'withdrawal.approved']);
    expect(JSON.stringify(entries)).not.toContain(TRON);
    // The same hash pays nothing else.
    const other = await withPoints(100);
    const next = await ask(other, 100);
    await approve(operator, next.id);
    expect(await codeOf(pay(operator, next.id, hashOf(9000)))).toBe(49542);
    expect(await codeOf(pay(operator, next.id, 'abc'))).toBe(49541);
    expect(await checkLedger(app.database.db)).toEqual([]);
  });

  it('PTS-01 rejected and cancelled points come back, with the reason', async () => {
    const talent = await withPoints(300);
    const first = await ask(talent, 100);
    expect(await codeOf(cancel(await signInTalent(app), first.id))).toBe(40004);
    expect(await cancel(talent, first.id)).toMatchObject({ state: 'cancelled' });
    const { id } = await ask(talent, 300);
    await approve(operator, id);
    await reject(second, id);
    expect(await balance(talent)).toEqual([300, 0]);
    const { withdrawals } = await talent.visitor.api('GET /points', {});
    expect(withdrawals[0]).toMatchObject({
      id,
      state: 'rejected',
      reason: 'This address belongs to an exchange that closed.',
    });
    expect(await history(talent)).toHaveLength(5);
  });

  it('PTS-01 a larger payout needs a second operator', async () => {
    const talent = await withPoints(1000);
    const { id } = await ask(talent, 1000, 'ERC20', ETHEREUM);
    expect(await approve(operator, id)).toMatchObject({ needs_other: true, may: { pay: false } });
    expect(await codeOf(pay(operator, id))).toBe(49543);
    expect(await pay(second, id)).toMatchObject({ state: 'paid' });
  });

  it('PTS-01 41252 41253 41254 41255 41256 41257 each refusal has its own code and takes nothing', async () => {
    const talent = await withPoints(1500);
    const lower = ETHEREUM.toLowerCase();
    const cases: [number, number, string, string][] = [
      [41256, 200, 'BEP20', TRON],
      [41252, 0, 'TRC20', TRON],
      [41252, 99, 'TRC20', TRON],
      [41252, 900, 'ERC20', ETHEREUM],
      [41253, 150, 'TRC20', TRON],
      [41253, 1050, 'ERC20', ETHEREUM],
      [41255, 100, 'TRC20', ETHEREUM],
      [41255, 100, 'TRC20', TRON.replace('R', 'S')],
      [41255, 100, 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
      // A Bitcoin address has a right checksum and another prefix.
      [41255, 100, 'TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
      [41255, 1000, 'ERC20', lower],
      [41255, 1000, 'ERC20', `0x${lower.slice(2).toUpperCase()}`],
      [41255, 1000, 'ERC20', ETHEREUM.replace('aA', 'AA')],
      [41255, 1000, 'ERC20', `0x${'0'.repeat(40)}`],
      [41255, 1000, 'ERC20', TRON],
      [41254, 1600, 'TRC20', TRON],
    ];
    for (const [code, points, network, address] of cases) {
      expect([network, points, address, await codeOf(ask(talent, points, network, address))]).toEqual([
        network,
        points,
        address,
        code,
      ]);
    }
    expect(await balance(talent)).toEqual([1500, 0]);
    await ask(talent, 100);
    expect(await codeOf(ask(talent, 100))).toBe(41257);
    await app.database.pool.query('update sessions set proved_at = null where account_id = $1', [talent.id]);
    expect(await codeOf(ask(talent, 100))).toBe(49122);
  });

  it('PTS-01 a hundred requests at once hold the points once', async () => {
    const talent = await withPoints(1000);
    await app.database.pool.query(
      `update sessions set expires_at = expires_at + interval '1 hour' where account_id = $1`,
      [talent.id],
    );
    const product = openProduct(app);
    const codes = await Promise.all(Array.from({ length: 55 }, () => codeOf(ask(talent, 600))));
    // What the rate limit would hold back goes to the ledger itself.
    const direct = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        product.transaction(async (tx) => {
          const wallet = await lockWallet(tx, talent.id, app.clock.now());
          const step = { points: 300, from: 'available', to: 'issued', at: app.clock.now() } as const;
          await post(tx, wallet, { kind: 'debited', onceKey: `race:${randomUUID()}`, ...step });
        }),
      ),
    );
    await product.close();
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, 41257]));
    expect(direct.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance(talent)).toEqual([100, 600]);
    const { withdrawals } = await talent.visitor.api('GET /points', {});
    const id = withdrawals[0]?.id ?? 0;
    await approve(operator, id);
    const paid = await Promise.all(
      Array.from({ length: 10 }, (_, at) => codeOf(at % 2 ? pay(operator, id) : reject(second, id))),
    );
    expect(paid.filter((code) => code === 0)).toHaveLength(1);
    expect(await checkLedger(app.database.db)).toEqual([]);
  });

  it('RUN-13 PTS-01 a connection that dies between the steps leaves nothing behind, and asking again works', async () => {
    const talent = await withPoints(500);
    const product = openProduct(app);
    const at = app.clock.now();
    const step = { kind: 'debited', onceKey: 'torn', points: 200, from: 'available', to: 'issued', at } as const;
    const torn = product.transaction(async (tx) => {
      await post(tx, await lockWallet(tx, talent.id, at), step);
      const { pid } = await tx.queryOne<{ pid: number }>({ text: 'select pg_backend_pid() as pid', values: [] });
      await app.database.pool.query('select pg_terminate_backend($1)', [pid]);
      await tx.query({ text: 'select 1', values: [] });
    });
    await expect(torn).rejects.toThrow();
    expect(await balance(talent)).toEqual([500, 0]);
    const again = () => product.transaction(async (tx) => post(tx, await lockWallet(tx, talent.id, at), step));
    expect([await again(), await again()]).toEqual([true, false]);
    await product.close();
    expect(await balance(talent)).toEqual([300, 0]);
  });

  it('PTS-01 the database refuses to change the ledger, a transaction that does not balance and less than nothing', async () => {
    const talent = await withPoints(100);
    const { pool } = app.database;
    const { rows } = await pool.query('select id, wallet_id from point_transactions where account_id = $1', [
      talent.id,
    ]);
    const { id, wallet_id } = rows[0];
    for (const statement of [
      'update point_entries set amount = amount + 1 where transaction_id = $1',
      'delete from point_entries where transaction_id = $1',
      'delete from point_transactions where id = $1',
      'update point_transactions set amount = 1 where id = $1',
      `update point_transactions set account_id = null, kind = 'earned' where id = $1`,
    ]) {
      await expect(pool.query(statement, [id])).rejects.toThrow('only added to');
    }
    await expect(
      pool.query(
        `insert into point_entries (transaction_id, bucket, amount, created_at) values ($1, 'paid', 5, now())`,
        [id],
      ),
    ).rejects.toThrow('sum to zero');
    await expect(pool.query('update point_wallets set available = -1 where id = $1', [wallet_id])).rejects.toThrow(
      'check',
    );
    // The check names a balance that somebody has changed by hand.
    await pool.query('update point_wallets set available = 101 where id = $1', [wallet_id]);
    expect(await checkLedger(app.database.db)).toEqual([{ id: wallet_id, what: 'available', is: 101, ledger: 100 }]);
    await pool.query('update point_wallets set available = 100 where id = $1', [wallet_id]);
  });

  it('PTS-01 a verified number and a whole profile earn once, for the person and for the number', async () => {
    const earn = async (person: TestPerson) => {
      await person.visitor.api('PATCH /jobseeker/me', { first_name: 'Mei', last_name: 'Tan' });
      const product = openProduct(app);
      await product.transaction((tx) => tx.emit('phone.verified', { accountId: person.id }));
      await product.transaction((tx) => tx.emit('profile.changed', { accountId: person.id }));
      await product.close();
    };
    const talent = await signInTalent(app);
    await earn(talent);
    expect(await balance(talent)).toEqual([0, 0]);
    await verifyPhone(talent, '6581234567');
    await earn(talent);
    expect(await history(talent)).toEqual(['phone_verified 10']);
    await app.database.pool.query('update accounts set is_profile_completed = true where id = $1', [talent.id]);
    await Promise.all([earn(talent), earn(talent)]);
    await verifyPhone(talent, '6581234568');
    await earn(talent);
    expect(await history(talent)).toEqual(['profile_completed 20', 'phone_verified 10']);
    const { rules } = await talent.visitor.api('GET /points', {});
    expect(rules.map(({ rule, is_done }) => [rule, is_done])).toEqual([
      ['phone_verified', true],
      ['profile_completed', true],
      ['interview_attended', false],
      ['friend_joined', false],
    ]);
    // Another account with the number that has earned already.
    const other = await signInTalent(app);
    await app.database.pool.query('update accounts set is_profile_completed = true where id = $1', [other.id]);
    await verifyPhone(other, '6581234567');
    await earn(other);
    expect(await balance(other)).toEqual([0, 0]);
  });

  it('PTS-01 VIP-01 a friend earns their inviter points once, with a number that nobody else has brought', async () => {
    const [inviter, friend, twin] = [await signInTalent(app), await signInTalent(app), await signInTalent(app)];
    const product = openProduct(app);
    const complete = async ({ id }: TestPerson) => {
      await app.database.pool.query(
        `insert into invited_friends (invitee_id, inviter_id, state, joined_at, settled_at)
         values ($1, $2, 'rewarded', now(), now()) on conflict do nothing`,
        [id, inviter.id],
      );
      const happened = { inviterId: inviter.id, inviteeId: id, at: app.clock.now() };
      await product.transaction((tx) => tx.emit('invitation.completed', happened));
    };
    await complete(friend);
    expect(await history(inviter)).toEqual([]);
    await verifyPhone(friend, '6587770001');
    await product.transaction((tx) => tx.emit('phone.verified', { accountId: friend.id }));
    await complete(friend);
    await verifyPhone(twin, '6587770001');
    await complete(twin);
    await product.close();
    expect(await history(inviter)).toEqual(['friend_joined 20']);
  });

  it('PTS-01 an interview that a verified employer confirms earns once a company, within the day’s and the month’s most', async () => {
    const pair = await agreePair(app);
    await app.database.pool.query(
      `update companies set verified_at = now() where id = (select company_id from conversations where id = $1)`,
      [pair.id],
    );
    app.clock.advance({ hours: 49 });
    await app.database.pool.query(`update sessions set expires_at = expires_at + interval '1 year'`);
    await pair.boss.visitor.api('POST /interviews/:id/attendance', { id: pair.interview.id, is_there: true });
    expect(await history(pair.talent)).toEqual(['interview_attended 30']);
    const companies: { id: number }[] = [];
    for (let n = 0; n < 6; n += 1)
      companies.push(await createCompany(app.database.pool, { verified_at: app.clock.now() }));
    const product = openProduct(app);
    for (const { id: companyId } of [...companies, ...companies]) {
      await product.transaction((tx) => tx.emit('interview.attended', { id: 1, talentId: pair.talent.id, companyId }));
    }
    expect(await balance(pair.talent)).toEqual([60, 0]);
    for (let day = 0; day < 4; day += 1) {
      app.clock.advance({ days: 1 });
      for (const { id: companyId } of companies) {
        await product.transaction((tx) =>
          tx.emit('interview.attended', { id: 1, talentId: pair.talent.id, companyId }),
        );
      }
    }
    await product.close();
    expect((await history(pair.talent)).length).toBeLessThanOrEqual(7);
    const { rows } = await app.database.pool.query(
      `select max(sum)::int as most from (select sum(amount) from point_transactions where kind = 'interview_attended'
       group by wallet_id, date_trunc('month', created_at at time zone 'utc')) m`,
    );
    expect(rows[0].most).toBeLessThanOrEqual(150);
  });

  it('PTS-01 41243 41244 41245 41246 41247 41248 41249 41250 41251 events are joined in their time and rewards claimed once', async () => {
    const talent = await signInTalent(app);
    const at = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 3600_000).toISOString();
    const plan = (starts: number, ends: number, country_id: number | null = null) =>
      operator.visitor.api('POST /operator/points/events', {
        goal: 'profile',
        points: 40,
        country_id,
        starts_at: at(starts),
        ends_at: at(ends),
      });
    const join = (id: number) => codeOf(talent.visitor.api('POST /points/events/:id/join', { id }));
    const claim = (id: number) => codeOf(talent.visitor.api('POST /points/events/:id/claim', { id }));
    const { id } = await plan(-1, 5);
    const later = await plan(2, 5);
    const abroad = await plan(-1, 5, 1);
    expect(await codeOf(plan(2, 1))).toBe(40001);
    expect(await join(99_999_999)).toBe(41243);
    expect(await join(later.id)).toBe(41244);
    expect(await join(id)).toBe(41247);
    await verifyPhone(talent, '6599990001');
    expect(await join(abroad.id)).toBe(41247);
    expect(await claim(id)).toBe(41248);
    expect([await join(id), await join(id)]).toEqual([0, 41246]);
    expect(await claim(id)).toBe(41251);
    await app.database.pool.query('update accounts set is_profile_completed = true where id = $1', [talent.id]);
    const codes = await Promise.all([claim(id), claim(id), claim(id)]);
    expect(codes.sort()).toEqual([0, 41249, 41249]);
    expect(await history(talent)).toEqual(['event_reward 40']);
    expect((await talent.visitor.api('GET /points', {})).events).toMatchObject([
      { id, is_joined: true, is_claimed: true },
    ]);
    app.clock.advance({ days: 3 });
    await prove(app, talent);
    expect(await join(later.id)).toBe(0);
    app.clock.advance({ days: 3 });
    expect(await join(id)).toBe(41245);
    app.clock.advance({ days: 40 });
    expect(await claim(later.id)).toBe(41250);
    await signInOperatorsAnew(app);
    const { events } = await operator.visitor.api('GET /operator/points/events', {});
    expect(events.find((one) => one.id === id)).toMatchObject({ joined: 1, claimed: 1 });
  });

  it('PTS-01 operators give and take with a reason, once per press and never below nothing', async () => {
    const talent = await withPoints(50);
    const email = await emailOf(app, talent);
    const twice = async (points: number, reason: string) => {
      const input = { client_key: randomUUID(), email, points, reason };
      const press = () => operator.visitor.api('POST /operator/points/adjustments', input);
      return [await press(), await press()];
    };
    expect(await twice(30, 'For a bug you found')).toEqual([{ available: 80 }, { available: 80 }]);
    expect(await codeOf(adjust(app, operator, talent, -81))).toBe(41254);
    expect(await twice(-80, 'Credited by mistake')).toEqual([{ available: 0 }, { available: 0 }]);
    expect(
      await codeOf(
        operator.visitor.api('POST /operator/points/adjustments', {
          client_key: randomUUID(),
          email: 'nobody@people.example',
          points: 5,
          reason: 'x',
        }),
      ),
    ).toBe(40004);
    const { entries } = await operator.visitor.api('GET /operator/audit-log', { subject: 'wallet' });
    expect(entries.slice(0, 2).map(({ action, reason }) => [action, reason])).toEqual([
      ['points.debited', 'Credited by mistake'],
      ['points.credited', 'For a bug you found'],
    ]);
  });

  it('PTS-01 pages the history by key, without a gap or a repeat', async () => {
    const talent = await signInTalent(app);
    const product = openProduct(app);
    await product.transaction(async (tx) => {
      const wallet = await lockWallet(tx, talent.id, app.clock.now());
      for (let n = 1; n <= 45; n += 1) {
        const step = { points: n, from: 'issued', to: 'available', at: app.clock.now() } as const;
        await post(tx, wallet, { kind: 'credited', onceKey: `page:${talent.id}:${n}`, ...step });
      }
    });
    await product.close();
    const first = await talent.visitor.api('GET /points/history', {});
    await adjust(app, operator, talent, 1);
    const more = await talent.visitor.api('GET /points/history', { before: first.next ?? 0 });
    const rest = await talent.visitor.api('GET /points/history', { before: more.next ?? 0 });
    const amounts = [...first.lines, ...more.lines, ...rest.lines].map(({ amount }) => amount);
    expect(amounts).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
    expect(rest.next).toBeNull();
  });

  it('PTS-01 TRU-09 an account that goes leaves the ledger without a name or an address; what was approved is still paid', async () => {
    const leave = async (person: TestPerson) => {
      await app.database.pool.query(`update accounts set deleted_at = $2, delete_after = $2 where id = $1`, [
        person.id,
        app.clock.now(),
      ]);
      app.clock.advance({ minutes: 1 });
      const product = openProduct(app);
      await product.runTask('delete-accounts');
      await product.close();
    };
    const [asked, promised] = [await withPoints(300), await withPoints(300)];
    const open = await ask(asked, 200);
    const { id } = await ask(promised, 200);
    await approve(operator, id);
    await leave(asked);
    await leave(promised);
    const rows = async (what: string) => (await app.database.pool.query(what)).rows;
    expect(await rows(`select state, address from point_withdrawals where id = ${open.id}`)).toEqual([
      { state: 'cancelled', address: null },
    ]);
    expect(
      await rows(
        `select available, held from point_wallets where id = (select wallet_id from point_withdrawals where id = ${open.id})`,
      ),
    ).toEqual([{ available: 0, held: 0 }]);
    expect(await operator.visitor.api('GET /operator/points/withdrawals/:id', { id })).toMatchObject({
      state: 'approved',
      account: null,
      address: TRON,
    });
    expect(await pay(operator, id)).toMatchObject({ state: 'paid', address: null });
    expect(await rows(`select from point_transactions where account_id in (${asked.id}, ${promised.id})`)).toEqual([]);
    expect(await rows(`select reason from point_transactions where reason is not null and account_id is null`)).toEqual(
      [],
    );
    expect(await checkLedger(app.database.db)).toEqual([]);
  });

  it('PTS-01 addresses are deleted ninety days after a request is settled, and not before', async () => {
    const talent = await withPoints(200);
    const { id } = await ask(talent, 100);
    await cancel(talent, id);
    const open = await ask(talent, 100);
    const product = openProduct(app);
    const addresses = async () => {
      await product.runTask('forget-withdrawal-addresses');
      return (
        await app.database.pool.query('select address from point_withdrawals where id = any($1) order by id', [
          [id, open.id],
        ])
      ).rows.map(({ address }) => address);
    };
    app.clock.advance({ days: 89 });
    expect(await addresses()).toEqual([TRON, TRON]);
    app.clock.advance({ days: 2 });
    expect(await addresses()).toEqual([null, TRON]);
    await product.close();
  });
});
