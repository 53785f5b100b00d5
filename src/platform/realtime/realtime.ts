import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { z } from 'zod';
import { type LineSays, lineHears } from '#src/kernel/line.socket.ts';
import { CLOSE, LARGEST_MESSAGE, MOST_PER_WINDOW, PING_SECONDS, REALTIME_PATH, WINDOW_MS } from '#src/kernel/socket.ts';
import type { RequestFacts, Viewer } from '../context.ts';
import { isDatabaseAway } from '../database/is-away.ts';
import type { Logger } from '../log.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import type { Bus } from './bus.ts';
import { type Connection, SocketRegistry } from './socket-registry.ts';
import { isSameSite, upgradeFacts, wantsSocket } from './upgrade-request.ts';

/** What a reader has not taken yet. More, and the socket is closed: it asks for what it missed when it is back. */
const MOST_BUFFERED = 1024 * 1024;
/** Tabs of a browser share one; more devices than this nobody has. */
const MOST_PER_ACCOUNT = 50;
/** A page that is loaded anew is not gone. */
const LEAVE_MS = 5000;
/** How long sockets have to say goodbye themselves. */
const FAREWELL_MS = 500;
const RECONNECT_SPREAD_MS = 5000;
const TIDY_MS = 15_000;

export interface SocketMessage {
  type: string;
  [field: string]: unknown;
}

/** What a module hears from sockets and says to them; several may, each with messages of its own. */
export interface RealtimeHandlers<Heard = unknown> {
  /** What clients may say to it; whoever says what no module hears is cut off. */
  hears?: z.ZodType<Heard>;
  receive?(accountId: number, message: Heard): Promise<void> | void;
  /** Its first message to a new socket. */
  greet?(accountId: number): Promise<SocketMessage>;
  /** The account's first socket has come, or its last one has gone. */
  arrived?(accountId: number): Promise<void> | void;
  left?(accountId: number): Promise<void> | void;
  /** These are here; called again and again. */
  present?(accountIds: number[]): Promise<void> | void;
  /** Nobody is here yet, whatever was written down before: the last process may have died without a word. */
  beginAlone?(): Promise<void> | void;
  /** Time to look for those who went without a word. */
  tidy?(): Promise<void> | void;
}

export interface RealtimeParts {
  bus: Bus;
  log: Logger;
  /** How many proxies stand in front. */
  proxies: number;
}

type ResolveViewer = (request: RequestFacts) => Promise<Viewer>;

/** A module is given it for the messages of its own. */
export type Publish<Message extends SocketMessage = SocketMessage> = (
  accountIds: readonly number[],
  message: Message,
) => void;

/** Live messages by account. They may be lost: whatever they say can also be asked for. */
export class Realtime {
  readonly #parts: RealtimeParts;
  readonly #registry = new SocketRegistry();
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    clientTracking: false,
    skipUTF8Validation: false,
  });
  readonly #leaving = new Map<number, NodeJS.Timeout>();
  #timers: NodeJS.Timeout[] = [];
  #handlers: readonly RealtimeHandlers[] = [];
  #isClosing = false;
  #turn = 0;

  constructor(parts: RealtimeParts) {
    this.#parts = parts;
    parts.bus.listen(
      (accountId, text) => this.#deliver(accountId, text),
      () => this.#tellAll({ type: 'resync' }),
    );
  }

  readonly publish: Publish = (accountIds, message) => {
    if (accountIds.length > 0) this.#parts.bus.publish(accountIds, JSON.stringify(message));
  };

  /** Takes sockets at the server's realtime address. */
  attach(server: Server, resolveViewer: ResolveViewer, handlers: readonly RealtimeHandlers[]): void {
    this.#handlers = handlers;
    if (this.#parts.bus.isAlone) for (const one of handlers) this.#warn(one.beginAlone?.());
    server.on('upgrade', (request, socket, head) => {
      if (wantsSocket(request)) void this.#upgrade(request, socket, head, resolveViewer);
    });
    this.#timers.push(
      setInterval(() => this.#ping(), 1000).unref(),
      setInterval(() => this.#forgetCounts(), WINDOW_MS).unref(),
      setInterval(() => this.#tidy(), TIDY_MS).unref(),
    );
  }

  /** Open sockets of this process. */
  get size(): number {
    return this.#registry.size;
  }

  /** Ends the sockets of a session or an account that is over. */
  end(what: 'session' | 'account', id: number): void {
    const over =
      what === 'account'
        ? [...this.#registry.of(id)]
        : [...this.#registry.all()].filter((connection) => connection.sessionId === id);
    for (const { socket } of over) socket.close(CLOSE.sessionOver, 'session over');
  }

  /** Has every socket opened anew: who it is for is asked again, and what was missed meanwhile too. */
  renew(): void {
    for (const { socket } of [...this.#registry.all()]) {
      // Spread out, so that those who come back do not come all at once.
      tell(socket, { type: 'reconnect', in_ms: Math.round(Math.random() * RECONNECT_SPREAD_MS) });
      socket.close(CLOSE.restart, 'restart');
    }
  }

  /** Has all come again elsewhere: others serve the same address. Nobody is told that they are gone, as they are not. */
  sendAway(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    for (const timer of [...this.#timers, ...this.#leaving.values()]) clearInterval(timer);
    this.renew();
  }

  async close(): Promise<void> {
    const here = this.#isClosing ? [] : this.#registry.accountIds();
    this.sendAway();
    await Promise.all(here.map((accountId) => this.#leave(accountId)));
    for (let waited = 0; waited < FAREWELL_MS && this.#registry.accountIds().length > 0; waited += 20) await sleep(20);
    for (const { socket } of [...this.#registry.all()]) socket.terminate();
    await this.#parts.bus.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, resolveViewer: ResolveViewer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const facts = upgradeFacts(request, this.#parts.proxies);
    const turnAway = (status: string) => {
      this.#note(facts, Number.parseInt(status, 10));
      refuse(socket, status);
    };
    try {
      if (this.#isClosing) return turnAway('503 Service Unavailable');
      if (!isSameSite(facts)) return turnAway('403 Forbidden');
      const { accountId, sessionId, mayOnlyRead } = await resolveViewer(facts);
      // A socket would outlive the seconds that an old token has left; the page tries again with the new one.
      if (accountId === null || sessionId === null || mayOnlyRead) return turnAway('401 Unauthorized');
      if (this.#registry.countOf(accountId) >= MOST_PER_ACCOUNT) return turnAway('429 Too Many Requests');
      if (socket.destroyed) return;
      this.#note(facts, 101);
      this.#server.handleUpgrade(request, socket, head, (opened) => void this.#open(opened, accountId, sessionId));
    } catch (error) {
      if (isDatabaseAway(error)) return turnAway('503 Service Unavailable');
      this.#parts.log.error({ err: error }, 'socket');
      turnAway('500 Internal Server Error');
    }
  }

  /** A socket begins as a request, and is written down as one. */
  #note({ requestId }: RequestFacts, status: number): void {
    this.#parts.log.info({ method: 'GET', route: REALTIME_PATH, status, ms: 0, request_id: requestId }, 'request');
  }

  async #open(socket: WebSocket, accountId: number, sessionId: number): Promise<void> {
    const connection: Connection = { socket, accountId, sessionId, isAlive: true, received: 0 };
    const isFirst = this.#registry.add(connection);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#gone(connection));
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('message', (data, isBinary) => this.#receive(connection, isBinary ? '' : String(data)));
    try {
      // First be sure to hear everything, then say how far everything has come: no message falls in between.
      if (isFirst) await this.#parts.bus.want(accountId);
      if (isFirst) await this.#arrive(accountId);
      for (const one of this.#handlers) {
        const hello = await one.greet?.(accountId);
        if (hello) send(socket, JSON.stringify(hello));
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'socket greeting');
      socket.close(CLOSE.failed);
    }
  }

  async #arrive(accountId: number): Promise<void> {
    const wasLeaving = this.#leaving.get(accountId);
    clearTimeout(wasLeaving);
    this.#leaving.delete(accountId);
    await this.#parts.bus.keepPresent([accountId]);
    if (!wasLeaving) for (const one of this.#handlers) await this.#tellArrival(one, accountId);
  }

  /** That somebody is here need not be written down to tell them what is new: a full disk keeps no socket closed. */
  async #tellArrival(handlers: RealtimeHandlers, accountId: number): Promise<void> {
    try {
      await handlers.arrived?.(accountId);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      this.#parts.log.warn({ err: error }, 'presence');
    }
  }

  #gone(connection: Connection): void {
    const { accountId } = connection;
    if (!this.#registry.remove(connection) || this.#isClosing) return;
    this.#parts.bus.unwant(accountId);
    const timer = setTimeout(() => {
      this.#leaving.delete(accountId);
      if (!this.#registry.has(accountId)) void this.#leave(accountId);
    }, LEAVE_MS).unref();
    clearTimeout(this.#leaving.get(accountId));
    this.#leaving.set(accountId, timer);
  }

  async #leave(accountId: number): Promise<void> {
    try {
      const isElsewhere = await this.#parts.bus.leave(accountId);
      if (!isElsewhere) for (const one of this.#handlers) await one.left?.(accountId);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'socket leaves');
    }
  }

  #receive(connection: Connection, text: string): void {
    connection.isAlive = true;
    connection.received += 1;
    const message = parse(text);
    if (connection.received > MOST_PER_WINDOW) connection.socket.close(CLOSE.tooMany, 'too many messages');
    else if (lineHears.ping.safeParse(message).success) tell(connection.socket, { type: 'pong' });
    else this.#hand(connection, message);
  }

  #hand({ socket, accountId }: Connection, message: unknown): void {
    for (const one of this.#handlers) {
      const heard = one.hears?.safeParse(message);
      if (!heard?.success) continue;
      // Begun in a promise: an error that is thrown at once would end the process.
      void Promise.resolve()
        .then(() => one.receive?.(accountId, heard.data))
        .catch((error) => this.#parts.log.warn({ err: error }, 'socket message'));
      return;
    }
    socket.close(CLOSE.notUnderstood, 'not understood');
  }

  #deliver(accountId: number, text: string): void {
    for (const { socket } of this.#registry.of(accountId)) send(socket, text);
  }

  #tellAll(message: LineSays[keyof LineSays]): void {
    const text = JSON.stringify(message);
    for (const { socket } of this.#registry.all()) send(socket, text);
  }

  /** Each second asks a part of the accounts whether they are still here: all at once would hold everyone else up. */
  #ping(): void {
    this.#turn = (this.#turn + 1) % PING_SECONDS;
    const here = this.#registry.accountIds().filter((accountId) => accountId % PING_SECONDS === this.#turn);
    for (const connection of here.flatMap((accountId) => [...this.#registry.of(accountId)])) {
      if (!connection.isAlive) connection.socket.terminate();
      else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
    if (here.length === 0) return;
    void this.#parts.bus.keepPresent(here);
    for (const one of this.#handlers) this.#warn(one.present?.(here));
  }

  #tidy(): void {
    for (const one of this.#handlers) this.#warn(one.tidy?.());
  }

  #warn(work: Promise<void> | void): void {
    Promise.resolve(work).catch((error) => this.#parts.log.warn({ err: error }, 'presence'));
  }

  #forgetCounts(): void {
    for (const connection of this.#registry.all()) connection.received = 0;
  }
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_BUFFERED) {
    socket.close(CLOSE.tooSlow, 'too slow');
    // A reader that takes nothing will not take the farewell either.
    setTimeout(() => socket.terminate(), 2000).unref();
    return;
  }
  socket.send(text);
}

function tell(socket: WebSocket, message: LineSays[keyof LineSays]): void {
  send(socket, JSON.stringify(message));
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
