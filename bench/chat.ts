import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type WebSocket from 'ws';
import { writeMany } from '../test/chat/chat-ground.ts';
import { giveMany, openGround, residentBytes } from './chat-ground.ts';
import { call, measureDelivery, openSockets, type Times } from './chat-load.ts';

/**
 * `npm run bench:chat [-- --quick] [--profile=folder]`: the bars of chat beside a bare socket server, on the same machine
 * in the same run. Both are measured once they run warm: by then every pair has begun to talk.
 */
const isQuick = process.argv.includes('--quick');
const PAIRS = 500;
const PER_SECOND = 100;
const SECONDS = isQuick ? 5 : 20;
const WARM_SECONDS = PAIRS / PER_SECOND;
/** Sockets that rest: a process first fills memory that it has anyway, so only what follows the first ones is counted. */
const FIRST_IDLE = 2000;
const MORE_IDLE = isQuick ? 4000 : 12_000;
/** The server collects its garbage when nobody has asked for anything for five to ten seconds. */
const REST_MS = 12_000;
const MISSED = 500;
const MANY = 1000;
const GIB = 1024 ** 3;

const bare = await measureBare();
const ours = await measureOurs();
report();

async function measureBare() {
  const echo = await startEcho();
  const arrivals = new Map<string, (at: number) => void>();
  const names = Array.from({ length: 2 * PAIRS }, (_, index) => `${index < PAIRS ? 't' : 'b'}${index % PAIRS}`);
  const sockets = await openSockets(
    names.map((name) => ({ url: `${echo.url}/${name}` })),
    (index, text) => index >= PAIRS && arrive(arrivals, text),
  );
  const send = (index: number, key: string) => sockets[index % PAIRS]?.send(key);
  await measureDelivery(PER_SECOND, WARM_SECONDS, send, arrivals);
  const delivery = await measureDelivery(PER_SECOND, SECONDS, send, arrivals);
  const collect = async () => {
    echo.child.stdin?.write('collect\n');
    await once(echo.child.stdout as Readable, 'data');
    return residentBytes(echo.child.pid ?? 0);
  };
  const idle = await openIdle((index) => ({ url: `${echo.url}/x${index}` }), collect);
  closeAll([...sockets, ...idle.sockets]);
  echo.child.kill();
  return { delivery, perGib: idle.perGib };
}

async function measureOurs() {
  const profileTo = process.argv.find((one) => one.startsWith('--profile='))?.slice('--profile='.length);
  const ground = await openGround(PAIRS, profileTo);
  const { pairs, address } = ground;
  try {
    const url = `${address.replace('http', 'ws')}/api/realtime`;
    const arrivals = new Map<string, (at: number) => void>();
    const people = [...pairs.map(({ talent }) => talent), ...pairs.map(({ boss }) => boss)];
    const sockets = await openSockets(
      people.map(({ cookie }) => ({ url, cookie })),
      (index, text) => index >= PAIRS && arrive(arrivals, /"text":"([0-9a-f-]{36})"/.exec(text)?.[1] ?? ''),
    );
    const send = (index: number, key: string) => {
      const { talent, conversationId } = pairs[index % PAIRS] as (typeof pairs)[number];
      const body = { client_id: key, text: key };
      call(address, 'POST', `/chat/conversations/${conversationId}/messages`, talent.cookie, body).catch(console.error);
    };
    await measureDelivery(PER_SECOND, WARM_SECONDS, send, arrivals);
    const delivery = await measureDelivery(PER_SECOND, SECONDS, send, arrivals);
    const missedMs = await measureMissed();
    const listMs = await measureList();
    const rest = async () => {
      await call(address, 'GET', '/chat/unread', people[0]?.cookie ?? '');
      await pause(REST_MS);
      return ground.memory();
    };
    const idle = await openIdle((index) => ({ url, cookie: people[index % people.length]?.cookie ?? '' }), rest);
    closeAll([...sockets, ...idle.sockets]);
    return { delivery, missedMs, listMs, perGib: idle.perGib };
  } finally {
    await ground.close();
  }

  /** A device that slept through 500 messages asks until it has them all. */
  async function measureMissed(): Promise<number> {
    const { talent, boss, conversationId } = pairs[0] as (typeof pairs)[number];
    const { change } = JSON.parse(await call(address, 'GET', '/chat/unread', talent.cookie)).data;
    await writeMany({ database: { pool: ground.pool } as never }, conversationId, boss.id, talent.id, MISSED);
    const startedAt = performance.now();
    let after = change;
    let seen = 0;
    for (let more = true; more; ) {
      const { data } = JSON.parse(await call(address, 'GET', `/chat/changes?after=${after}`, talent.cookie));
      after = data.change;
      seen += data.messages.length;
      more = data.has_more;
    }
    if (seen < MISSED) throw new Error(`only ${seen} of ${MISSED} came`);
    return performance.now() - startedAt;
  }

  async function measureList(): Promise<number> {
    const { boss } = pairs[1] as (typeof pairs)[number];
    await giveMany(ground.pool, boss.id, MANY);
    const times: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      const startedAt = performance.now();
      await call(address, 'GET', '/chat/conversations', boss.cookie);
      times.push(performance.now() - startedAt);
    }
    return times.slice(10).sort((one, other) => one - other)[25] ?? Number.NaN;
  }
}

/** How many more sockets of this kind a GiB holds, by what is in memory once garbage is collected. */
async function openIdle(
  addressOf: (index: number) => { url: string; cookie?: string },
  measure: () => Promise<number>,
) {
  const open = (from: number, count: number) =>
    openSockets(
      Array.from({ length: count }, (_, index) => addressOf(from + index)),
      () => {},
    );
  const first = await open(0, FIRST_IDLE);
  const before = await measure();
  const more = await open(FIRST_IDLE, MORE_IDLE);
  return { sockets: [...first, ...more], perGib: (GIB * MORE_IDLE) / ((await measure()) - before) };
}

function arrive(arrivals: Map<string, (at: number) => void>, key: string): void {
  arrivals.get(key)?.(performance.now());
  arrivals.delete(key);
}

function closeAll(sockets: WebSocket[]): void {
  for (const socket of sockets) socket.terminate();
}

async function startEcho(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'chat-echo.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((ready) => {
    child.stdout?.on('data', (piece) => {
      const found = /ready at (\d+)/.exec(String(piece))?.[1];
      if (found) ready(found);
    });
  });
  return { child, url: `ws://127.0.0.1:${port}` };
}

function report(): void {
  const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
  const row = (what: string, mine: string, theirs: string, ratio: string) =>
    console.log(`| ${what} | ${mine} | ${theirs} | ${ratio} |`);
  console.log(`\n${2 * PAIRS} sockets, ${PER_SECOND} messages a second for ${SECONDS} s\n`);
  row('', 'Parley', 'bare ws echo', 'ratio');
  row('---', '---', '---', '---');
  for (const part of ['p50', 'p99'] as const) {
    const [one, other] = [ours.delivery[part], bare.delivery[part]];
    row(`send to receive ${part}, ms`, ms(one), ms(other), `${(one / other).toFixed(1)}×`);
  }
  row('lost', lost(ours.delivery), lost(bare.delivery), '');
  const perGib = (value: number) => Math.round(value).toLocaleString('en');
  row('idle sockets per GiB', perGib(ours.perGib), perGib(bare.perGib), `${(ours.perGib / bare.perGib).toFixed(2)}×`);
  row(`${MISSED} missed messages, ms`, ms(ours.missedMs), '', '');
  row(`list with ${MANY} conversations, ms`, ms(ours.listMs), '', '');
  console.log('');
  bar('p50 of send to receive under 25 ms', ours.delivery.p50 < 25);
  bar('p99 of send to receive under 150 ms', ours.delivery.p99 < 150);
  bar('p99 within 20 times of the bare server', ours.delivery.p99 <= 20 * bare.delivery.p99);
  bar('nothing lost', ours.delivery.lost === 0);
  bar('500 missed messages in under 1 s', ours.missedMs < 1000);
  bar('20,000 idle sockets per GiB', ours.perGib >= 20_000);
  bar('list of 1,000 conversations in under 20 ms', ours.listMs < 20);
}

function lost({ lost: missing, count }: Times): string {
  return `${missing} of ${count + missing}`;
}

function bar(what: string, isMet: boolean): void {
  console.log(`${isMet ? 'pass' : 'FAIL'}  ${what}`);
}
