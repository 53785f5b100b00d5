import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without a word. */
  status: number;
  text: string;
}

const PATIENCE_MS = 45_000;

/**
 * Sends exactly these bytes, as no well-behaved client would, and reads until the server has said all it will; or says
 * goodbye right after them.
 */
export function sendRaw(address: string, bytes: string | Buffer, leavesEarly = false): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((done) => {
    const pieces: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => (leavesEarly ? socket.end(bytes) : socket.write(bytes)));
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(pieces).toString('latin1');
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => {});
    socket.on('close', finish);
  });
}

/** A request as text; `Connection: close` unless the headers say otherwise. */
export function rawRequest(start: string, headers: readonly string[] = [], body: string | Buffer = ''): Buffer {
  const named = headers.some((line) => /^host:/i.test(line)) ? headers : ['Host: localhost', ...headers];
  const head = [`${start} HTTP/1.1`, ...named, 'Connection: close', '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}
