import { expect, it } from 'vitest';
import { RateLimiter } from '#src/platform/http/rate-limit.ts';
import { TestClock } from '#test/test-clock.ts';
import { createKeptPictures } from './kept-pictures.ts';

it('GROW-05 a picture is drawn once for many, and only so many a minute for one network and for all', async () => {
  const clock = new TestClock();
  const kept = createKeptPictures(new RateLimiter(clock));
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return Buffer.from('picture');
  };
  const found = await Promise.all(Array.from({ length: 100 }, () => kept.find('one', '1.1.1.1', draw)));
  expect(found.every((picture) => picture?.toString() === 'picture')).toBe(true);
  expect(drawn).toBe(1);

  const keys = Array.from({ length: 60 }, (_, at) => `of one ${at}`);
  await Promise.all(keys.map((key) => kept.find(key, '1.1.1.1', draw)));
  expect(drawn).toBe(30);
  await Promise.all(keys.map((key, at) => kept.find(`of all ${key} ${at}`, `2.2.2.${at}`, draw)));
  await Promise.all(keys.map((key, at) => kept.find(`of more ${key} ${at}`, `3.3.3.${at}`, draw)));
  expect(drawn).toBe(90);
  // What is there already costs nothing.
  expect((await kept.find('one', '1.1.1.1', draw))?.toString()).toBe('picture');
  expect(await kept.find('new', '4.4.4.4', draw)).toBeUndefined();
  clock.advance({ minutes: 2 });
  expect((await kept.find('new', '1.1.1.1', draw))?.toString()).toBe('picture');
});

it('GROW-05 pictures in memory are bounded: what nobody asked for longest goes first', async () => {
  const clock = new TestClock();
  const kept = createKeptPictures(new RateLimiter(clock));
  const drawn: string[] = [];
  const find = (key: string) =>
    kept.find(key, key, async () => {
      drawn.push(key);
      return Buffer.alloc(12_000_000);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

it('GROW-05 a picture that could not be drawn is tried again', async () => {
  const kept = createKeptPictures(new RateLimiter(new TestClock()));
  await expect(kept.find('one', '1', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect((await kept.find('one', '1', async () => Buffer.from('there')))?.toString()).toBe('there');
});
