import { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress, isPublicUrl } from './public-address.ts';

const PUBLIC = [
  ['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '223.255.255.255'],
  ['2606:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001:830::200e', '64:ff9b::808:808'],
].flat();
const NOT_PUBLIC = [
  ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ['::', '::1', '::8.8.8.8', '::ffff:8.8.8.8', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe'],
  ['fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', 'ff02::1', '100::1', '2001:db8::1'],
  // NAT64, 6to4 and Teredo: each carries an IPv4 address.
  ['64:ff9b::a00:1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:a00:1::1', '2002:808:808::1', '2001:0:a00:1::1'],
  ['', 'example.com', '8.8.8', '08.8.8.8'],
].flat();

describe('which addresses are the public internet (SSRF)', () => {
  it.each(PUBLIC)('%s may be reached', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(NOT_PUBLIC)('%j may not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('reads addresses in a URL however they are written', () => {
    expect(
      ['https://8.8.8.8/a', 'https://[2606:4700::1111]/', 'https://example.com/'].filter(isPublicUrl),
    ).toHaveLength(3);
    const refused = ['http://8.8.8.8/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::ffff:8.8.8.8]/'];
    expect([...refused, 'https://[::1]/', 'https://localhost/', 'https://db.internal/'].filter(isPublicUrl)).toEqual(
      [],
    );
  });
});

describe('where a name leads (SSRF)', () => {
  const find = (addresses: string[], all = true) =>
    new Promise((resolve, reject) => {
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const publicLookup = createPublicLookup((_name, _options, done) => done(null, found));
      publicLookup('example.com', { all }, (error, answer) => (error ? reject(error) : resolve(answer)));
    });

  it('hands over all addresses, or the first', async () => {
    expect(await find(['8.8.8.8', '2606:4700::1111'])).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
    expect(await find(['1.1.1.1', '8.8.8.8'], false)).toBe('1.1.1.1');
  });

  it.each([[['10.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::1']], [[]]])('refuses %j', async (addresses) => {
    await expect(find(addresses)).rejects.toThrow('not public');
  });

  it('refuses a name of this machine that the system knows', async () => {
    const answer = new Promise((resolve) => createPublicLookup(lookup)('localhost', {}, resolve));
    expect(String(await answer)).toContain('not public');
  });
});
