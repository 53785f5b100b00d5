import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childProgram } from '#src/platform/child-program.ts';
import { usageOf } from './process-usage.ts';
import type { RenderAnswer, Rendered, RenderOrder } from './render-order.ts';

const CHILD = new URL('./child.ts', import.meta.url);
/** Of work for one order; a busy machine may take longer for it. */
const MOST_WORK_SECONDS = 8;
const MOST_SECONDS = 40;
const MOST_MEGABYTES = 700;
const LOOK_MILLISECONDS = 250;
const MOST_WAITING = 50;
/** An editor waits for one at a time, and somebody may have it open twice. */
const MOST_OF_ONE = 3;
/** Nobody needs it: the memory is given back. */
const IDLE_MILLISECONDS = 5 * 60_000;

const RIGHTS = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--max-old-space-size=128',
  '--disable-warning=SecurityWarning',
];

export type Order = Omit<RenderOrder, 'id'>;

/** More wait than can be served in a reasonable time. */
export class RendererBusy extends Error {}

interface Waiting {
  order: Order;
  /** Whose order it is, where somebody may send one after another. */
  owner: number | undefined;
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
}

interface Current extends Waiting {
  id: number;
  watch: NodeJS.Timeout;
}

/**
 * One process that stays warm, takes one order at a time and may write nothing, start nothing and see no settings. An
 * order that takes too long or too much memory costs the process; the next order starts another.
 */
export class Renderer {
  #waiting: Waiting[] = [];
  #child: ChildProcess | undefined;
  #current: Current | undefined;
  #count = 0;
  #idle: NodeJS.Timeout | undefined;

  render(order: Order, owner?: number): Promise<Rendered> {
    this.#dropOldest(owner);
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new RendererBusy('too many are waiting'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, owner, resolve, reject });
      this.#next();
    });
  }

  /** Nobody makes others wait for more than a few of their own: the oldest gives way, which is out of date by then. */
  #dropOldest(owner: number | undefined): void {
    if (owner === undefined) return;
    const own = this.#waiting.filter((one) => one.owner === owner);
    const [oldest] = own;
    if (!oldest || own.length < MOST_OF_ONE) return;
    this.#waiting.splice(this.#waiting.indexOf(oldest), 1);
    oldest.reject(new RendererBusy('a newer one was ordered'));
  }

  close(): void {
    clearTimeout(this.#idle);
    const left = [this.#settle(), ...this.#waiting.splice(0)];
    for (const one of left) one?.reject(new Error('the renderer is closed'));
    this.#stop();
  }

  #next(): void {
    if (this.#current) return;
    const order = this.#waiting.shift();
    if (!order) {
      this.#rest();
      return;
    }
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const id = ++this.#count;
    this.#current = { ...order, id, watch: this.#watch(this.#child.pid) };
    this.#child.send({ ...order.order, id } satisfies RenderOrder);
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(childProgram(CHILD)), {
      execArgv: RIGHTS,
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const lose = () => {
      if (this.#child === child) this.#giveUp('has ended');
    };
    child
      .on('message', (answer: RenderAnswer) => this.#finish(answer))
      .on('exit', lose)
      .on('error', lose);
    // It must not keep a program alive that is done.
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** Looks after the process while it works. */
  #watch(pid: number | undefined): NodeJS.Timeout {
    const before = usageOf(pid).seconds;
    const end = performance.now() + MOST_SECONDS * 1000;
    return setInterval(() => {
      const { seconds, megabytes } = usageOf(pid);
      if (seconds - before > MOST_WORK_SECONDS || performance.now() > end) this.#giveUp('took too long');
      else if (megabytes > MOST_MEGABYTES) this.#giveUp('took too much memory');
    }, LOOK_MILLISECONDS);
  }

  #finish(answer: RenderAnswer): void {
    if (answer.id !== this.#current?.id) return;
    const done = this.#settle();
    if ('fault' in answer) done?.reject(new Error(answer.fault));
    else done?.resolve(answer);
    this.#next();
  }

  #giveUp(why: string): void {
    this.#stop();
    this.#settle()?.reject(new Error(`the renderer ${why}`));
    this.#next();
  }

  #settle(): Waiting | undefined {
    const settled = this.#current;
    clearInterval(settled?.watch);
    this.#current = undefined;
    return settled;
  }

  #stop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#stop(), IDLE_MILLISECONDS);
    this.#idle.unref();
  }
}
