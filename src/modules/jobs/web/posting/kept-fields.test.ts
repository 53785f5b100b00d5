import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFields, keepFields, keptFields } from './kept-fields.ts';

const BEFORE = '2026-03-02T09:00:00.000Z';

describe('what was typed and has not reached the server', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
        Object.assign(storage, { [key]: value });
      },
      removeItem: (key: string) => {
        kept.delete(key);
      },
    };
    vi.stubGlobal('localStorage', storage);
    return () => vi.unstubAllGlobals();
  });

  it('EMP-02 is brought back, also when the clock of this device is a little behind', () => {
    keepFields('7', { title: 'Nurse' }, BEFORE, Date.parse('2026-03-02T09:50:00Z'));
    expect(keptFields('7', '2026-03-02T10:00:00Z')).toEqual({ title: 'Nurse' });
  });

  it('EMP-02 is brought back whatever the clock of this device says, while nobody has saved since', () => {
    keepFields('7', { title: 'Nurse' }, BEFORE, Date.parse('2020-01-01T00:00:00Z'));
    expect(keptFields('7', BEFORE)).toEqual({ title: 'Nurse' });
  });

  it('EMP-02 is forgotten when the server has something much newer', () => {
    keepFields('7', { title: 'Nurse' }, BEFORE, Date.parse('2026-03-02T10:00:00Z'));
    expect(keptFields('7', '2026-03-02T12:00:00Z')).toBeUndefined();
    expect(keptFields('7', null)).toBeUndefined();
  });

  it('EMP-02 belongs to its draft alone', () => {
    keepFields('new', { title: 'Nurse' }, null);
    expect(keptFields('7', null)).toBeUndefined();
    forgetFields('new');
    expect(keptFields('new', null)).toBeUndefined();
  });
});
