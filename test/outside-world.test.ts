import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postMessage } from '#src/modules/integrations/server/post-message.ts';
import { LANES } from '#src/platform/delivery/lanes.ts';
import { createPushService } from '#src/platform/delivery/push-service.ts';
import { createFetchPublic } from '#src/platform/http/fetch-public.ts';
import { isPublicAddress } from '#src/platform/http/public-address.ts';
import { openOutsideWorld } from '#test/outside-world.ts';

describe('what the site asks outside, with the check switched on', () => {
  let world: Awaited<ReturnType<typeof openOutsideWorld>>;
  beforeAll(async () => {
    world = await openOutsideWorld({
      'four.example.com': ['8.8.8.8'],
      'both.example.com': ['1.1.1.1', '2606:4700::1111'],
      'inside.example.com': ['10.0.0.1'],
      'mixed.example.com': ['8.8.8.8', '169.254.169.254'],
    });
  });
  afterAll(() => world.close());

  const signal = () => AbortSignal.timeout(30_000);
  const push = (url: string) =>
    createPushService(LANES.bulk, async () => {}, world.reach).send(
      { channel: 'push', recipient: url, text: '' },
      'key',
    );

  it.each(['four', 'both'])(
    'EMP-06 NAV-09 reaches a host with an A record: import, webhook, push (%s)',
    async (name) => {
      const url = `https://${name}.example.com/jobs`;
      const fetched = await createFetchPublic(world.reach)(url, { mostBytes: 1000, signal: signal() });
      expect(String(fetched.body)).toBe('Hello from outside');
      expect(await postMessage(world.reach, url, { headers: {}, body: '{}' })).toEqual({ status: 200, problem: null });
      await push(url);
      expect(world.asked.splice(0)).toEqual([`GET ${url}`, `POST ${url}`, `POST ${url}`]);
    },
  );

  it.each(['inside', 'mixed'])('never connects to a name that leads inside (%s)', async (name) => {
    const url = `https://${name}.example.com/jobs`;
    const fetching = createFetchPublic(world.reach)(url, { mostBytes: 1000, signal: signal() });
    await expect(fetching).rejects.toMatchObject({ problem: 'unreachable' });
    expect(await postMessage(world.reach, url, { headers: {}, body: '' })).toEqual({
      status: null,
      problem: 'unreachable',
    });
    await expect(push(url)).rejects.toThrow('not public');
    expect(world.asked).toEqual([]);
    expect(world.connected.filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});
