import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A port in front of the test database that can stop answering while it goes on accepting, as a machine that hangs does.
 * `databaseUrl` names a unix socket.
 */
export async function startFrozenServer(databaseUrl: string) {
  const url = new URL(databaseUrl.replace('@/', '@socket/'));
  const path = `${url.searchParams.get('host')}/.s.PGSQL.${url.searchParams.get('port') ?? 5432}`;
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let accepted = 0;
  let closed = 0;
  const server = createServer((socket) => {
    accepted += 1;
    sockets.add(socket.on('error', () => {}).on('close', () => closed++));
    // What nobody reads would hide that the other side has gone.
    if (isFrozen) return socket.resume();
    const behind = connect(path).on('error', () => {});
    sockets.add(behind);
    socket.on('data', (data) => !isFrozen && behind.write(data)).on('close', () => behind.destroy());
    behind.on('data', (data) => !isFrozen && socket.write(data)).on('close', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    place: `127.0.0.1:${port}`,
    port,
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
    },
    /** How many connections have come, and how many of them are gone. */
    get accepted() {
      return accepted;
    },
    get closed() {
      return closed;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
