import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  id: string;
  timestamp: number;
  signature: string;
  body: string;
  message: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A company's receiver on this machine: it answers as it is told and keeps what it was sent. */
export async function startReceiver() {
  const received: Received[] = [];
  const answer = { status: 204, hangs: false };
  /** An answer that waits until the test lets it go. */
  let gate: Promise<unknown> | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const header = (name: string) => String(incoming.headers[`webhook-${name}`] ?? '');
    const [id, timestamp, signature] = [header('id'), Number(header('timestamp')), header('signature')];
    received.push({ id, timestamp, signature, body, message: JSON.parse(body) });
    if (incoming.url === '/slow') await gate;
    if (answer.hangs) outgoing.destroy();
    else outgoing.writeHead(answer.status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/parley`,
    received,
    answer,
    holdSlow: (until: Promise<unknown>) => {
      gate = until;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

/** As the documentation tells receivers to do it, written apart from the code that signs. */
export function isSignedWith(secret: string, { id, timestamp, signature, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signature.split(' ').some((one) => {
    const [version, value = ''] = one.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
