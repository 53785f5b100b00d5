import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { CachePurger } from './cache-purger.ts';

describe('purges of the cache in front', () => {
  let server: Server;
  let told: string[];
  let outcomes: string[];
  /** What happens while the cache answers; false makes it refuse. */
  let answer: (request: number) => boolean;
  let purger: CachePurger;

  beforeAll(async () => {
    server = createServer((request, response) => {
      told.push(`${request.method} ${request.headers['surrogate-key']}`);
      response.writeHead(answer(told.length) ? 200 : 503).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    [told, outcomes, answer] = [[], [], () => true];
  });
  afterEach(() => purger.close());

  const open = (againMs = 60_000) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const onPurged = (outcome: string) => outcomes.push(outcome);
    purger = new CachePurger({ url, log: createLogger('silent'), onPurged, pace: { gatherMs: 5, againMs } });
  };

  it('RUN-10 tells the changes of a moment together', async () => {
    open();
    purger.drop(['lists', 'job:1']);
    purger.drop(['lists', 'job:2']);
    await expect.poll(() => told).toEqual(['PURGE lists job:1 job:2']);
  });

  it('RUN-10 tells a change once more, for pages that were on their way', async () => {
    open(50);
    purger.drop(['job:1']);
    await expect.poll(() => told).toEqual(['PURGE job:1', 'PURGE job:1']);
  });

  it('RUN-13 RUN-10 RUN-03 loses nothing while the cache is away, and counts it', async () => {
    open();
    answer = (request) => {
      if (request === 1) purger.drop(['job:2']);
      return request > 2;
    };
    purger.drop(['job:1']);
    await expect.poll(() => outcomes).toEqual(['failed', 'failed', 'ok']);
    expect(told).toEqual(['PURGE job:1', 'PURGE job:1 job:2', 'PURGE job:1 job:2']);
  });

  it('RUN-10 tells very many, and what nobody could hear, as everything', async () => {
    open();
    purger.drop(Array.from({ length: 201 }, (_, at) => `job:${at}`));
    await expect.poll(() => told).toEqual(['PURGE all']);
    purger.setHearing(false);
    purger.setHearing(true);
    await expect.poll(() => told).toEqual(['PURGE all', 'PURGE all']);
  });
});
