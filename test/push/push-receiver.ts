import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { Reach } from '#src/platform/http/reach.ts';

/** A browser as a push service sees it: keys of its own, and what it reads out of a message (RFC 8291, 8188). */
export class PushBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #point = this.#keys.generateKeys();
  readonly endpoint: string;

  constructor(name: string) {
    this.endpoint = `https://push.example.com/${name}`;
  }

  get subscription() {
    const { endpoint } = this;
    return { endpoint, p256dh: this.#point.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  read(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const record = body.subarray(21 + senderKey.length);
    const derive = (key: Buffer, from: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#point, senderKey]);
    const key = derive(this.#keys.computeSecret(senderKey), this.#auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(key, salt, 'Content-Encoding: nonce\0', 12),
    ).setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine that answers as it is told and keeps what it was sent. */
export async function startPushReceiver() {
  const received: Received[] = [];
  const answer = { status: 201, headers: {} as Record<string, string> };
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    received.push({ headers: incoming.headers, body: Buffer.concat(parts) });
    outgoing.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const reach: Reach = {
    mayReach: () => true,
    request: (url, options, onAnswer) =>
      request(new URL(url.pathname, `http://127.0.0.1:${port}`), { ...options, agent: undefined }, onAnswer),
    options: {},
  };
  return { received, answer, reach, close: () => new Promise((done) => server.close(done)) };
}

/** The claims of the sender's token, once its signature was checked with the key that stands beside it. */
export async function readVapid(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    currentDate: new Date(0),
  });
  return { claims: payload, key };
}
