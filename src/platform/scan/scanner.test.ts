import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClamdScanner } from './scanner.ts';

describe('a malware scanner that hangs', () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {}).resume()));
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('RUN-13 SAFE-07 is given up after a while, or at once when nobody is there, and gives no verdict', async () => {
    const problems: unknown[] = [];
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const hanging = createClamdScanner(`tcp://127.0.0.1:${port}`, (error) => problems.push(error));
    expect(await hanging.scan(Readable.from([Buffer.from('a file')]), 100)).toBe('unknown');
    const nobody = createClamdScanner('tcp://127.0.0.1:1', (error) => problems.push(error));
    expect(await nobody.scan(Readable.from([Buffer.from('a file')]))).toBe('unknown');
    expect(problems).toHaveLength(2);
  });
});
