import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import type { Side, Status } from '#src/modules/offers/offer-fields.ts';
import { describeSteps, isOpen, offerSteps, refuseStep } from '#src/modules/offers/offer-steps.ts';
import { codeOf, createChat, type Person } from '../chat/chat-ground.ts';
import { openProduct } from '../open-product.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { goodTerms, inDays, send } from './offer-ground.ts';

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number) {
  for (let state = seed; ; yield state / 2 ** 32) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
}

const STEPS = ['view', 'accept', 'decline', 'revise', 'withdraw'] as const;

describe('the steps of offers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('OFFER-01 stand on the page of the module as the code has them', () => {
    expect(readFileSync('src/modules/offers/README.md', 'utf8')).toContain(describeSteps());
  });

  interface Model {
    id: number;
    status: Status;
    version: number;
    expiresAt: Date;
  }

  /** One call of one side, and what the table says about it; the model goes on where the step is allowed. */
  async function tryStep(model: Model, people: Record<Side, Person>, chance: () => number) {
    const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
    const { id } = model;
    const [step, side] = [pick(STEPS), pick(['talent', 'boss'] as const)];
    const { visitor } = people[side];
    const version = pick([model.version, model.version, model.version + 1]);
    const expires_at = inDays(app, 0.05 + chance() / 4);
    const calls = {
      view: () => visitor.api('POST /offers/:id/view', { id }),
      accept: () => visitor.api('POST /offers/:id/accept', { id, version }),
      decline: () => visitor.api('POST /offers/:id/decline', { id, reason: 'other' }),
      revise: () => visitor.api('PUT /offers/:id', { id, ...goodTerms(app), expires_at }),
      withdraw: () => visitor.api('POST /offers/:id/withdraw', { id }),
    };
    const wish = { side, now: app.clock.now(), version: step === 'accept' ? version : model.version };
    const refusal = refuseStep(step, model, wish);
    expect([step, side, await codeOf(calls[step]())]).toEqual([step, side, refusal ? errorTable[refusal].code : 0]);
    if (refusal) return 'refused';
    model.status = offerSteps[step].to;
    if (step === 'revise') Object.assign(model, { version: model.version + 1, expiresAt: new Date(expires_at) });
    return 'taken';
  }

  it('OFFER-01 random ones, legal or not, by both sides and with a jumping clock, leave what the table says', async () => {
    const random = numbers(20_261_117);
    const chance = () => random.next().value as number;
    const { boss, talent, id: conversationId } = await createChat(app);
    const product = openProduct(app);
    let model: Model = { id: 0, status: 'withdrawn', version: 1, expiresAt: new Date(0) };
    const counted = { taken: 0, refused: 0 };
    const seen = new Set<Status>();
    for (let turn = 0; turn < 150; turn += 1) {
      app.clock.advance({ seconds: Math.floor(chance() * (turn % 7 === 0 ? 20_000 : 1500)) });
      if (!isOpen(model.status)) {
        await app.database.pool.query('delete from offers where conversation_id = $1', [conversationId]);
        const { id, expires_at } = await send(app, boss, conversationId, { expires_at: inDays(app, 0.1) });
        model = { id, status: 'sent', version: 1, expiresAt: new Date(expires_at) };
      }
      if (chance() < 0.15) {
        await product.runTask('expire-offers');
        if (!refuseStep('expire', model, { side: 'worker', now: app.clock.now() })) model.status = 'expired';
      } else counted[await tryStep(model, { talent, boss }, chance)] += 1;
      const { rows } = await app.database.pool.query(
        'select id, status, version, expires_at as "expiresAt", ended_at is null as open from offers where id = $1',
        [model.id],
      );
      expect(rows).toEqual([{ ...model, open: isOpen(model.status) }]);
      seen.add(model.status);
    }
    await product.close();
    expect(seen.size).toBe(6);
    expect(counted.taken).toBeGreaterThan(30);
    expect(counted.refused).toBeGreaterThan(30);
  });
});
