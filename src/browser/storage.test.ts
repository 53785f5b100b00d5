import { afterEach, describe, expect, it, vi } from 'vitest';
import { standIn } from '#test/stand-in.ts';
import { readExpiring, readStored, removeStored, takeExpiring, writeExpiring, writeStored } from './storage.ts';

/** A storage as browsers have it: its entries are its own enumerable properties. */
function makeStorage(entries: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? (storage[key] as string) : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage: Record<string, unknown> = Object.assign(Object.create(methods), entries);
  return standIn<Storage>(storage);
}

const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

describe('browser storage', () => {
  it('keeps values and forgets only the chosen ones', () => {
    const storage = makeStorage();
    writeStored('parley.a', { n: 1 }, () => storage);
    writeStored('parley.b', [2], () => storage);
    removeStored(
      (key) => key === 'parley.a',
      () => storage,
    );
    expect(readStored('parley.a', () => storage)).toBeUndefined();
    expect(readStored('parley.b', () => storage)).toEqual([2]);
  });

  it('NAV-10 goes on when the storage is full', () => {
    const storage = Object.assign(makeStorage({ kept: '1' }), { setItem: refuse('QuotaExceededError') });
    expect(() => writeStored('new', 'x'.repeat(10), () => storage)).not.toThrow();
    expect(readStored('new', () => storage)).toBeUndefined();
    expect(readStored('kept', () => storage)).toBe(1);
  });

  it('NAV-10 goes on when the browser blocks the storage altogether', () => {
    const blocked = refuse('SecurityError');
    expect(readStored('a', blocked)).toBeUndefined();
    expect(() => writeStored('a', 1, blocked)).not.toThrow();
    expect(() => removeStored(() => true, blocked)).not.toThrow();
  });

  it('NAV-10 goes on where there is no storage, as in a page rendered on the server', () => {
    const missing = () => (globalThis as { noSuchStorage?: Storage }).noSuchStorage as Storage;
    expect(readStored('a', missing)).toBeUndefined();
    expect(() => writeStored('a', 1, missing)).not.toThrow();
    expect(() => removeStored(() => true, missing)).not.toThrow();
  });

  it('NAV-10 reads an entry that something else has spoiled as nothing', () => {
    expect(readStored('a', () => makeStorage({ a: '{"half' }))).toBeUndefined();
  });

  it('NAV-10 survives a value that cannot be written down', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(() => writeStored('a', circle, () => makeStorage())).not.toThrow();
  });
});

describe('an entry of minutes', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('NAV-10 is there until its minutes are over, and then it is gone from the storage too', () => {
    vi.useFakeTimers({ now: 0 });
    const storage = makeStorage();
    writeExpiring('parley.intent', { kind: 'save' }, 20, () => storage);
    vi.setSystemTime(20 * 60_000 - 1);
    expect(readExpiring('parley.intent', () => storage)).toEqual({ kind: 'save' });
    vi.setSystemTime(20 * 60_000);
    expect(readExpiring('parley.intent', () => storage)).toBeUndefined();
    expect(Object.keys(storage)).toEqual([]);
  });

  it('NAV-10 can be taken once', () => {
    const storage = makeStorage();
    writeExpiring('parley.intent', 1, 1, () => storage);
    expect(takeExpiring('parley.intent', () => storage)).toBe(1);
    expect(takeExpiring('parley.intent', () => storage)).toBeUndefined();
  });

  it('NAV-10 of another shape or in a blocked storage reads as nothing', () => {
    const storage = makeStorage({ 'parley.intent': '"old"' });
    expect(readExpiring('parley.intent', () => storage)).toBeUndefined();
    expect(readExpiring('parley.intent', refuse('SecurityError'))).toBeUndefined();
    expect(() => writeExpiring('parley.intent', 1, 1, refuse('SecurityError'))).not.toThrow();
  });
});
