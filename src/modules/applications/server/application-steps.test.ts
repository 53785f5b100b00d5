import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { AppError } from '#src/kernel/errors.ts';
import { createPair } from '#test/chat/chat-ground.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { isEnded, MOVERS, type Mover, STAGES, STEPS, type Stage } from '../application-stages.ts';
import { createMoveApplication } from './move-application.ts';

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number) {
  for (let state = seed; ; yield state / 2 ** 32) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
}

describe('the steps of applications', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const told: unknown[] = [];
  const move = createMoveApplication({
    publish: () => {},
    notify: async (_tx, news) => void told.push(news),
  });

  it('APP-01 random ones, legal or not, by all sides and with a jumping clock, leave what the table says', async () => {
    const { talent, job } = await createPair(app);
    const at = app.clock.now();
    const { id } = await insertRow<{ id: number }>(app.database.pool, 'applications', {
      account_id: talent.id,
      job_id: job.id,
      job_title: 'Docker',
      company_name: 'Harbour Hands',
      stage_at: at,
      created_at: at,
    });
    const product = openProduct(app);
    onTestFinished(product.close);
    const random = numbers(20_261_116);
    const pick = <T>(list: readonly T[]) => list[Math.floor((random.next().value as number) * list.length)] as T;
    let stage: Stage = 'applied';
    const taken: Stage[] = [];
    for (let step = 0; step < 300; step += 1) {
      const [to, mover]: [Stage, Mover] = [pick(STAGES), pick(MOVERS)];
      app.clock.advance({ seconds: Math.floor((random.next().value as number) * 100_000) });
      const refusal = await product
        .transaction((tx) => move({ tx, clock: app.clock }, { which: { id }, to, mover }))
        .then(
          () => null,
          (error) => (error instanceof AppError ? error.errorName : error),
        );
      if (STEPS[stage][to] === mover) {
        expect(refusal).toBeNull();
        stage = to;
        taken.push(to);
      } else if (stage === 'withdrawn') expect(refusal).toBe('applicationWithdrawn');
      else expect(refusal).toBe(isEnded(stage) ? 'applicationEnded' : 'applicationStepNotAllowed');
      const { rows } = await app.database.pool.query('select stage from applications where id = $1', [id]);
      expect(rows).toEqual([{ stage }]);
      if (Object.keys(STEPS[stage]).length === 0) {
        await app.database.pool.query(`update applications set stage = 'applied' where id = $1`, [id]);
        stage = 'applied';
      }
    }
    const { rows: events } = await app.database.pool.query<{ stage: Stage }>(
      'select stage from application_events where application_id = $1 order by id',
      [id],
    );
    expect(events.map((event) => event.stage)).toEqual(taken);
    expect(new Set(taken).size).toBeGreaterThan(6);
    expect(told).toHaveLength(taken.filter((one) => one === 'viewed' || one === 'shortlisted').length);
  });

  it('APP-01 stand on the page of the module as the code has them', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const lines = STAGES.map((from) => {
      const steps = Object.entries(STEPS[from]).map(([to, mover]) => `${to} (${mover})`);
      return `| ${from} | ${steps.join(', ') || '—'} |`;
    });
    for (const line of lines) expect(readme).toContain(line);
  });
});
