import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { recordingFlags, recordingSettings } from '../rows/record-rows.ts';
import { NODE_COMPILE_CACHE } from '../started-program.ts';

/** A server process that can be killed and started again at the same address. */
export class StartedProcess {
  address = '';
  #child: ChildProcess | undefined;
  #printed = '';
  readonly #settings: Record<string, string>;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  async start(): Promise<this> {
    const port = this.address ? new URL(this.address).port : '0';
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [...recordingFlags, join(import.meta.dirname, 'chat-process.ts'), port], {
      env: {
        PATH,
        HOME,
        NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        // Nobody searches here, and it takes longer than the start.
        PARLEY_WARM_UP: '0',
        ...recordingSettings,
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#printed = '';
    this.address = await new Promise<string>((ready, fail) => {
      const listen = (piece: Buffer) => {
        this.#printed += piece;
        const address = /ready at (http:\S+)/.exec(this.#printed)?.[1];
        if (address) ready(address);
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('close', () => fail(new Error(`it ended before it was ready:\n${this.#printed}`)));
    });
    return this;
  }

  /** What it has printed since its last start. */
  output(): string {
    return this.#printed;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Resolves when the process is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((done) => child.once('close', () => done()));
    child.kill(signal);
    await gone;
  }
}
