import type { LookupAddress } from 'node:dns';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, isIPv6 } from 'node:net';
import { createPublicOnly, type Reach } from '#src/platform/http/reach.ts';

/**
 * The public internet as this machine sees it: names with the addresses that the test gives them, and behind each public
 * one the same server. Whatever decides which addresses may be reached is the product's own and stays switched on.
 */
export async function openOutsideWorld(names: Record<string, string[]>) {
  const asked: string[] = [];
  const connected: string[] = [];
  const server = createServer((incoming, answer) => {
    asked.push(`${incoming.method} https://${incoming.headers.host}${incoming.url}`);
    incoming.resume();
    answer.writeHead(200).end('Hello from outside');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const guarded = createPublicOnly((hostname, _options, done) => {
    const found = (names[hostname] ?? []).map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (found.length) done(null, found);
    else done(Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' }), []);
  });
  const reach: Reach = {
    ...guarded,
    // Finds its address by the lookup that it was handed, as a socket does; only the last step leads to this machine.
    request: (url, options, onAnswer) =>
      request(
        new URL(url.href.replace('https:', 'http:')),
        {
          ...options,
          agent: undefined,
          defaultPort: 80,
          createConnection: ({ host, lookup }, done) => {
            if (!host || !lookup) throw new Error('Nothing would check where this leads');
            lookup(host, { all: true }, (error, addresses) => {
              // biome-ignore lint/suspicious/noExplicitAny: Node takes no socket beside an error.
              if (error) return done(error, undefined as any);
              connected.push(...(addresses as LookupAddress[]).map(({ address }) => address));
              done(null, connect(port, '127.0.0.1'));
            });
            return undefined;
          },
        },
        onAnswer,
      ),
  };
  return { reach, asked, connected, close: () => new Promise((done) => server.close(done)) };
}
