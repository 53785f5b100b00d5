import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bus } from '#src/platform/realtime/bus.ts';

/** What chat relies on, whatever carries the messages: two processes of one site. */
export function describeBus(ids: string, open: () => Promise<{ here: Bus; there: Bus; close(): Promise<void> }>): void {
  let here: Bus;
  let there: Bus;
  let close: (() => Promise<void>) | undefined;
  const heard: string[] = [];
  beforeAll(async () => {
    ({ here, there, close } = await open());
    here.listen(
      (accountId, text) => heard.push(`${accountId} ${text}`),
      () => {},
    );
  });
  afterAll(() => close?.());

  it(`${ids} messages reach a page that was reloaded before its process had let go of it`, async () => {
    await here.want(7);
    here.unwant(7);
    await here.want(7);
    there.publish([7], 'hello');
    await expect.poll(() => heard).toEqual(['7 hello']);
    here.unwant(7);
    there.publish([7], 'gone');
    await here.want(7);
    there.publish([7], 'back');
    await expect.poll(() => heard.at(-1)).toBe('7 back');
  });

  it(`${ids} a message comes once to each account that is wanted, here and elsewhere`, async () => {
    await here.want(8);
    await here.want(9);
    await there.want(9);
    const elsewhere: string[] = [];
    there.listen(
      (accountId, text) => elsewhere.push(`${accountId} ${text}`),
      () => {},
    );
    heard.length = 0;
    here.publish([8, 9, 10], 'all');
    there.publish([9], 'last');
    await expect.poll(() => elsewhere.toSorted()).toEqual(['9 all', '9 last']);
    await expect.poll(() => heard.toSorted()).toEqual(['8 all', '9 all', '9 last']);
  });

  it(`${ids} who leaves one process is still there in the other`, async () => {
    await here.keepPresent([11]);
    await there.keepPresent([11]);
    expect(await here.leave(11)).toBe(true);
    expect(await there.leave(11)).toBe(false);
  });
}
