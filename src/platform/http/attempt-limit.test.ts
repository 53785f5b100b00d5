import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '#test/test-clock.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit.ts';

const LIMIT = { max: 3, seconds: 3600 };

describe('the limit of tries', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>;
  let limit: AttemptLimit;
  const clock = new TestClock();
  beforeAll(async () => {
    made = await createTestDatabase();
    limit = createAttemptLimit(made.database.db, clock);
  });
  afterAll(async () => {
    await made.database.close();
    await made.drop();
  });

  it('ERR-01 AUTH-03 lets no hour have more, wherever it begins', async () => {
    for (const minutes of [0, 50, 5]) {
      clock.advance({ minutes });
      await limit.take(['sliding'], LIMIT);
    }
    const refused = limit.take(['sliding'], LIMIT);
    await expect(refused).rejects.toMatchObject({ errorName: 'tooManyAttempts', details: { retry_after: 300 } });
    clock.advance({ minutes: 5 });
    await limit.take(['sliding'], LIMIT);
    await expect(limit.take(['sliding'], LIMIT)).rejects.toMatchObject({ details: { retry_after: 3000 } });
  });

  it('RUN-13 AUTH-03 a clock that is set back, or is behind that of another machine, locks nobody out for longer', async () => {
    for (let at = 0; at < LIMIT.max; at++) await limit.take(['set back'], LIMIT);
    clock.advance({ hours: -2 });
    const refused = limit.take(['set back'], LIMIT);
    await expect(refused).rejects.toMatchObject({ details: { retry_after: LIMIT.seconds } });
    clock.advance({ hours: 2 });
    await expect(limit.take(['set back'], LIMIT)).rejects.toMatchObject({ errorName: 'tooManyAttempts' });
    clock.advance({ seconds: LIMIT.seconds });
    await limit.take(['set back'], LIMIT);
    // One try that is counted after the step brings the others to the time of now.
    clock.advance({ hours: -2 });
    for (let at = 1; at < LIMIT.max; at++) await limit.take(['set back'], LIMIT);
    clock.advance({ seconds: LIMIT.seconds });
    await limit.take(['set back'], LIMIT);
    clock.advance({ hours: 2 });
  });

  it('AUTH-03 holds under 40 tries at once', async () => {
    const tries = Array.from({ length: 40 }, () => limit.take(['rush', 'rush too'], LIMIT));
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
  });

  it('AUTH-03 gives a try back that was no failure, and no more than that', async () => {
    for (let round = 0; round < 10; round++) {
      await limit.take(['honest'], LIMIT);
      await limit.giveBack(['honest']);
    }
    await limit.giveBack(['honest', 'never seen']);
    for (let round = 0; round < 3; round++) await limit.take(['honest'], LIMIT);
    await expect(limit.take(['honest'], LIMIT)).rejects.toThrow('tooManyAttempts');
  });
});
