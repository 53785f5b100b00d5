import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '#src/modules/points/server/check-ledger.ts';
import { codeOf } from '../chat/chat-ground.ts';
import { signInAs, type TestPerson } from '../factories/sign-in-boss.ts';
import { signInOperatorsAnew } from '../factories/sign-in-operators-anew.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { adjust, ask, hashOf, prove, signInTalent } from './points-ground.ts';

/** mulberry32: numbers that look random, also in pairs, and are the same in every run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** What somebody has, as a child would count it. */
interface Model {
  person: TestPerson;
  available: number;
  open: { id: number; points: number; isApproved: boolean } | null;
}

const STEPS = 150;

describe('random steps with points', () => {
  let app: TestApp;
  let [issued, paid] = [0, 0];
  const seen = new Set<string>();
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  interface Turn {
    model: Model;
    operator: TestPerson;
    points: number;
    hash: string;
  }
  type Action = (turn: Turn) => Promise<unknown>;

  /** Holds an answer against what the model expects, and says whether the step was taken. */
  async function meets(what: string, call: Promise<unknown>, expected: number): Promise<boolean> {
    expect([what, await codeOf(call)]).toEqual([what, expected]);
    seen.add(`${what} ${expected}`);
    return expected === 0;
  }

  async function change({ model, operator }: Turn, points: number) {
    const expected = model.available + points < 0 ? 41254 : 0;
    if (!(await meets('adjust', adjust(app, operator, model.person, points), expected))) return;
    model.available += points;
    issued += points;
  }

  function refusalOf({ open, available }: Model, points: number): number {
    if (points < 100) return 41252;
    if (points % 100 > 0) return 41253;
    if (open) return 41257;
    return available < points ? 41254 : 0;
  }

  async function request({ model, points }: Turn) {
    const asked = ask(model.person, points);
    if (!(await meets('ask', asked, refusalOf(model, points)))) return;
    model.open = { id: (await asked).id, points, isApproved: false };
    model.available -= points;
  }

  const giveBack = (model: Model) => {
    model.available += model.open?.points ?? 0;
    model.open = null;
  };

  async function cancel({ model }: Turn) {
    const { open, person } = model;
    const call = person.visitor.api('POST /points/withdrawals/:id/cancel', { id: open?.id ?? 1_000_000 });
    const expected = open ? (open.isApproved ? 49540 : 0) : 40004;
    if (await meets('cancel', call, expected)) giveBack(model);
  }

  async function approve({ model: { open }, operator }: Turn) {
    if (!open) return;
    const call = operator.visitor.api('POST /operator/points/withdrawals/:id/approve', { id: open.id });
    if (await meets('approve', call, open.isApproved ? 49540 : 0)) open.isApproved = true;
  }

  async function reject({ model, operator }: Turn) {
    if (!model.open) return;
    const input = { id: model.open.id, reason: 'No' };
    if (await meets('reject', operator.visitor.api('POST /operator/points/withdrawals/:id/reject', input), 0))
      giveBack(model);
  }

  async function pay({ model, operator, hash }: Turn) {
    const { open } = model;
    if (!open) return;
    const input = { id: open.id, transaction_hash: hash };
    const call = operator.visitor.api('POST /operator/points/withdrawals/:id/paid', input);
    if (!(await meets('pay', call, open.isApproved ? 0 : 49540))) return;
    paid += open.points;
    model.open = null;
  }

  const actions: Action[] = [
    (turn) => change(turn, turn.points * 2),
    (turn) => change(turn, -turn.points),
    request,
    request,
    cancel,
    approve,
    approve,
    pay,
    pay,
    reject,
  ];

  it('PTS-01 leave what a simple model says, every transaction sums to zero, and nobody has less than nothing', async () => {
    const random = numbers(20_261_118);
    const roll = (most: number) => Math.floor((random.next().value as number) * most);
    const operators = [await signInAs(app, 'operator'), await signInAs(app, 'operator')];
    const models: Model[] = [];
    for (let n = 0; n < 3; n += 1) models.push({ person: await signInTalent(app), available: 0, open: null });
    for (let at = 0; at < STEPS; at += 1) {
      app.clock.advance({ minutes: 9 });
      await signInOperatorsAnew(app);
      const model = models[roll(3)] as Model;
      await prove(app, model.person);
      const operator = operators[roll(2)] as TestPerson;
      await actions[roll(actions.length)]?.({ model, operator, points: (roll(9) + 1) * 50, hash: hashOf(at) });
    }
    for (const { person, available, open } of models) {
      const found = await person.visitor.api('GET /points', {});
      expect([found.available, found.held]).toEqual([available, open?.points ?? 0]);
    }
    const { rows } = await app.database.pool.query(
      `select bucket, sum(amount)::int as sum from point_entries where wallet_id is null group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { bucket: 'issued', sum: -issued },
      { bucket: 'paid', sum: paid },
    ]);
    expect(await checkLedger(app.database.db)).toEqual([]);
    // A walk that only met closed doors would prove nothing.
    const wanted = 'adjust 0,adjust 41254,ask 0,ask 41254,ask 41257,cancel 0,approve 0,pay 0,pay 49540,reject 0';
    expect(wanted.split(',').filter((one) => !seen.has(one))).toEqual([]);
  });
});
