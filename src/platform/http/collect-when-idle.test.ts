import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectWhenIdle } from './collect-when-idle.ts';

describe('memory of busy minutes', () => {
  let app: FastifyInstance;
  const look = () => vi.advanceTimersByTime(5_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = fastify();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  it('is collected once after the last request, and after the start', async () => {
    const collect = vi.fn();
    collectWhenIdle(app, () => collect);
    app.get('/', async () => 'here');
    look();
    look();
    expect(collect).toHaveBeenCalledTimes(1);
    await app.inject('/');
    look();
    expect(collect).toHaveBeenCalledTimes(1);
    look();
    look();
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('is collected by the V8 of this Node without a flag at the start', async () => {
    collectWhenIdle(app);
    expect(vi.getTimerCount()).toBe(1);
    look();
  });

  it('is kept, and this is said once, where gc is not available', () => {
    const warn = vi.spyOn(app.log, 'warn');
    collectWhenIdle(app, () => undefined);
    look();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
