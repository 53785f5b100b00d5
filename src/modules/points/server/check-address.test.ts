import { describe, expect, it } from 'vitest';
import { isAddress } from './check-address.ts';

/** The examples of EIP-55 itself: two all in capitals, two all in small letters, four in both. */
const VECTORS = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

/** The same address with the case of one letter changed, for every letter. */
function* slips(address: string): Generator<string> {
  for (const [at, sign] of [...address].entries()) {
    if (at < 2 || !/[a-f]/i.test(sign)) continue;
    const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
    yield address.slice(0, at) + other + address.slice(at + 1);
  }
}

describe('addresses that points are paid to', () => {
  it('PTS-01 takes every example of EIP-55, and none with a letter in the other case', () => {
    for (const address of VECTORS) {
      expect(isAddress('ERC20', address), address).toBe(true);
      for (const slip of slips(address)) expect(isAddress('ERC20', slip), slip).toBe(false);
    }
  });

  it('PTS-01 refuses what has no checksum, is no account, or belongs to the other network', () => {
    const [, , , , mixed = ''] = VECTORS;
    for (const address of [
      mixed.toLowerCase(),
      `0x${mixed.slice(2).toUpperCase()}`,
      mixed.slice(2),
      mixed.slice(0, -1),
      `${mixed}0`,
      ` ${mixed}`,
      `0X${mixed.slice(2)}`,
      `0x${'0'.repeat(40)}`,
      // USDT's own contract.
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    ]) {
      expect(isAddress('ERC20', address), address).toBe(false);
    }
    expect(isAddress('TRC20', mixed)).toBe(false);
  });
});
