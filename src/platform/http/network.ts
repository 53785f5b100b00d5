import { isIPv6 } from 'node:net';

/** The first half of an IPv6 address is the line, the second half is the customer's to choose. */
const LINE_GROUPS = 4;

/**
 * The network an address belongs to, for counting: an IPv4 address itself, of an IPv6 address its /64. Whoever has such
 * a line has more addresses than anyone can count, and must not have as many tries.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] as string).split('::');
  const groupsOf = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const skipped = tail === undefined ? 0 : Math.max(0, 2 * LINE_GROUPS - first.length - last.length);
  const groups = [...first, ...Array<string>(skipped).fill('0'), ...last].slice(0, LINE_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Is it the network of the machine itself? */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === networkOf('::1');
}
