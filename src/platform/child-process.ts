import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { childProgram } from './child-program.ts';

export interface ChildWork {
  program: URL;
  /** What it is told besides the bytes on its standard input. */
  hints: object;
  /** The most bytes that it may answer. */
  mostAnswer: number;
  limits: ChildLimits;
  /** Whoever wanted the answer is gone: the process is ended. */
  signal?: AbortSignal | undefined;
}

export interface ChildLimits {
  /** Of work; a busy machine may take longer for it. */
  workSeconds: number;
  /** From its start, however little it has got to do its work. */
  seconds: number;
  /** Megabytes of JavaScript objects. */
  heap: number;
  /** Megabytes of everything, libraries and pictures included; looked at many times a second. */
  memory?: number;
  /** Native libraries are code that nothing holds back: only for programs of ours that need one. */
  mayLoadLibraries?: boolean;
}

/** How a process ended that gave no answer. */
export interface ChildFailure {
  ended: 'notStarted' | 'tooLong' | 'tooMuch' | 'crashed' | 'unwanted';
  /** For the log. */
  fault?: string;
}

const WASM_PAGES = 4096;
const CLOCK_TICKS = 100;
const PAGE_BYTES = 4096;
const LOOK_MS = 100;

/**
 * Has the bytes of a stranger looked at in a process of its own: with little memory, for a short time, without the right
 * to write, to start anything or to see the settings of the server. Whatever they are, it ends in an answer or a failure.
 */
export function runChildProcess(bytes: Buffer, work: ChildWork): Promise<Buffer | ChildFailure> {
  const { program, hints, mostAnswer, limits, signal } = work;
  if (signal?.aborted) return Promise.resolve({ ended: 'unwanted' });
  const child = spawn(
    process.execPath,
    [...rightsOf(limits), fileURLToPath(childProgram(program)), JSON.stringify(hints)],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
    },
  );
  return new Promise((resolve) => {
    const answer: Buffer[] = [];
    let length = 0;
    let stopped: ChildFailure['ended'] | undefined;
    const stop = (why: ChildFailure['ended']) => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const leave = () => stop('unwanted');
    signal?.addEventListener('abort', leave, { once: true });
    const unwatch = watch(child.pid, limits, stop);
    const end = (with_: Buffer | ChildFailure) => {
      unwatch();
      signal?.removeEventListener('abort', leave);
      resolve(with_);
    };
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > mostAnswer) stop('tooMuch');
      else answer.push(part);
    });
    // A process that has ended early reads no more; its answer says why.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
    child.on('error', (error) => end({ ended: 'notStarted', fault: error.message }));
    child.on('close', (code) => {
      if (stopped) end({ ended: stopped });
      // A process that ran out of memory says nothing, or only half.
      else if (code !== 0 || length === 0) end({ ended: 'crashed', fault: `ended with ${code}` });
      else end(Buffer.concat(answer));
    });
  });
}

function rightsOf({ heap, mayLoadLibraries }: ChildLimits): string[] {
  return [
    '--permission',
    '--allow-fs-read=*',
    ...(mayLoadLibraries ? ['--allow-addons'] : []),
    `--max-old-space-size=${heap}`,
    `--wasm-max-mem-pages=${WASM_PAGES}`,
    '--disable-warning=SecurityWarning',
  ];
}

/** Ends a process that has worked or was waited for too long, or that takes too much memory. */
function watch(pid: number | undefined, limits: ChildLimits, stop: (why: 'tooLong' | 'tooMuch') => void): () => void {
  const late = setTimeout(() => stop('tooLong'), limits.seconds * 1000);
  const look = setInterval(() => {
    if (workedSeconds(pid) > limits.workSeconds) stop('tooLong');
    if (limits.memory !== undefined && residentMegabytes(pid) > limits.memory) stop('tooMuch');
  }, LOOK_MS);
  return () => {
    clearTimeout(late);
    clearInterval(look);
  };
}

/** Processor seconds as Linux counts them; 0 where nobody counts. */
function workedSeconds(pid: number | undefined): number {
  const [user = 0, system = 0] = readProc(pid, 'stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) / CLOCK_TICKS;
}

function residentMegabytes(pid: number | undefined): number {
  return (Number(readProc(pid, 'statm').split(' ')[1] ?? 0) * PAGE_BYTES) / 1024 / 1024;
}

function readProc(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
