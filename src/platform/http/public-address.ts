import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 that is not the public internet: this machine, networks at home and in data centres, test and reserved ranges. */
const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** What carries an IPv4 address through IPv6 (NAT64): a server without IPv4 reaches every IPv4 site by it. */
const NAT64 = '64:ff9b::';

// One list for each family: a BlockList compares an IPv4 address with ranges of IPv6 too, as ::ffff:a.b.c.d.
const privateIpv4 = listOf('ipv4', PRIVATE_IPV4);
const givenIpv6 = listOf('ipv6', [
  ['2000::', 3],
  [NAT64, 96],
]);
/** Protocol assignments with Teredo, examples, 6to4: the last and Teredo lead to whichever IPv4 address they are made of. */
const privateIpv6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ...PRIVATE_IPV4.map(([network, bits]) => [`${NAT64}${network}`, 96 + bits] as const),
]);

function listOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [network: string, bits: number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateIpv4.check(address, 'ipv4');
  return family === 6 && givenIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
}

/** Whether an address that somebody gave us may be asked at all; what its name leads to is checked by `createPublicLookup`. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port || username || password) return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isPublicAddress(bare);
  return bare.includes('.') && !/(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/.test(bare);
}

/** Finds all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Finds the addresses of a name and refuses it when one of them is not public. The connection goes to what was checked:
 * a name that is asked for again could lead elsewhere the second time (DNS rebinding).
 */
export function createPublicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
        return done(new Error('The name leads to an address that is not public'), '');
      }
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
