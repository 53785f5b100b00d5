import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import WebSocket from 'ws';

export interface Times {
  p50: number;
  p99: number;
  count: number;
  lost: number;
}

const AT_ONCE = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Opens sockets a few at a time; all are open when it resolves. */
export async function openSockets(
  urls: { url: string; cookie?: string }[],
  onText: (index: number, text: string) => void,
) {
  const sockets: WebSocket[] = [];
  for (let start = 0; start < urls.length; start += AT_ONCE) {
    const some = urls.slice(start, start + AT_ONCE).map(({ url, cookie }, offset) => {
      const socket = new WebSocket(url, { perMessageDeflate: false, headers: cookie ? { cookie } : {} });
      const index = start + offset;
      socket.on('message', (data) => onText(index, String(data)));
      sockets.push(socket);
      return new Promise<void>((done, fail) => socket.once('open', () => done()).once('error', fail));
    });
    await Promise.all(some);
  }
  return sockets;
}

/**
 * Sends at a steady rate, whether answers come or not, and takes the time from the press of the key to the arrival at
 * the other side's socket.
 */
export async function measureDelivery(
  perSecond: number,
  seconds: number,
  send: (index: number, key: string) => void,
  arrivals: Map<string, (at: number) => void>,
): Promise<Times> {
  const times: number[] = [];
  const total = perSecond * seconds;
  const startedAt = performance.now();
  for (let index = 0; index < total; index += 1) {
    const wait = startedAt + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const key = randomUUID();
    const sentAt = performance.now();
    arrivals.set(key, (at) => times.push(at - sentAt));
    send(index, key);
  }
  for (let tries = 0; tries < 100 && times.length < total; tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), count: sorted.length, lost: total - sorted.length };
}

/** A call without the cost of the typed client: the generator shares the machine with the server. */
export function call(address: string, method: string, path: string, cookie: string, body?: object): Promise<string> {
  const text = body ? JSON.stringify(body) : undefined;
  const headers = {
    cookie,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((done, fail) => {
    const request = httpRequest(`${address}/api${path}`, { method, agent, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => {
        answer += piece;
      });
      response.on('end', () => (response.statusCode === 200 ? done(answer) : fail(new Error(answer))));
    });
    request.on('error', fail);
    request.end(text);
  });
}
