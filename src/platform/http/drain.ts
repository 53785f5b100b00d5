import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection that has said nothing for so long is not about to: only then it can be closed without losing a request. */
const SILENT_MS = 5000;
/** Whoever has not got their answer by then is cut off by the close that follows. */
const LONGEST_MS = 60_000;
const LOOK_MS = 50;

interface Connection {
  /** Requests that have no whole answer yet. */
  open: number;
  /** When the last of them was answered. */
  since: number;
}

/**
 * Lets a server go without losing a request. What this gives back stops listening, answers what comes on kept-alive
 * connections with `Connection: close` and resolves when none is left. Node's own `close` ends idle connections at once,
 * also one on which the next request is on its way; its sender would see a reset. Sockets that were told goodbye before go
 * with the connections that have been silent.
 */
export function createDrain(server: Server, silentMs = SILENT_MS): () => Promise<void> {
  const connections = new Map<Socket, Connection>();
  let isLeaving = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { open: 0, since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (isLeaving) response.setHeader('connection', 'close');
    if (!connection) return;
    connection.open += 1;
    response.once('close', () => {
      connection.open -= 1;
      connection.since = performance.now();
    });
  });
  return async () => {
    isLeaving = true;
    NetServer.prototype.close.call(server);
    const begun = performance.now();
    while (connections.size > 0 && performance.now() - begun < LONGEST_MS) {
      await wait(LOOK_MS);
      const silentSince = performance.now() - silentMs;
      for (const [socket, { open, since }] of connections) {
        // Who was idle before, too, may be about to ask: until now nothing has told them not to.
        if (open === 0 && Math.max(since, begun) < silentSince) socket.destroySoon();
      }
    }
  };
}
