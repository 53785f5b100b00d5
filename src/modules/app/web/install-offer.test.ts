import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isTimeToOffer, refuseOffer } from './install-offer.ts';

describe('the offer to install', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });
  const monday = new Date('2026-03-02T10:00:00Z');
  const tuesday = new Date('2026-03-03T10:00:00Z');

  it('NAV-09 waits for a second day and for someone who is signed in', () => {
    expect(isTimeToOffer(monday, true)).toBe(false);
    expect(isTimeToOffer(monday, true)).toBe(false);
    expect(isTimeToOffer(tuesday, false)).toBe(false);
    expect(isTimeToOffer(tuesday, true)).toBe(true);
  });

  it('NAV-09 is never made again once it was refused', () => {
    isTimeToOffer(monday, true);
    refuseOffer();
    expect(isTimeToOffer(tuesday, true)).toBe(false);
    expect(isTimeToOffer(new Date('2026-03-04T10:00:00Z'), true)).toBe(false);
  });
});
