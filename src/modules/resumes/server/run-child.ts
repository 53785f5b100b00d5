import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTurns } from '#src/platform/turns.ts';
import type { Refusal } from '../resume-reading.ts';

export interface Refused {
  reason: Refusal;
  /** For the log. */
  fault?: string;
}

interface ChildWork {
  program: URL;
  /** What it is told besides the file. */
  hints: object;
  /** The most bytes that it may answer. */
  mostAnswer: number;
  limits?: ChildLimits;
}

export interface ChildLimits {
  /** Of work; a busy machine may take longer for it. */
  workSeconds: number;
  /** From its start, however little it has got to do its work. */
  seconds: number;
  /** Who waits for whom. */
  inTurn: ReturnType<typeof createTurns>;
}

/** Megabytes of JavaScript; PDFium has a limit of its own. */
const HEAP = 128;
const WASM_PAGES = 4096;
const AT_ONCE = 2;
const CLOCK_TICKS = 100;

const USUAL: ChildLimits = { workSeconds: 8, seconds: 40, inTurn: createTurns(AT_ONCE) };

/**
 * Has a file of a stranger looked at in a process of its own: with little memory, for a short time, without the right to
 * write, to start anything or to see the settings of the server. Whatever the file is, it ends in an answer or a reason.
 */
export function runChild(bytes: Buffer, work: ChildWork): Promise<Buffer | Refused> {
  const limits = work.limits ?? USUAL;
  return limits.inTurn(() => run(bytes, work, limits));
}

function run(bytes: Buffer, { program, hints, mostAnswer }: ChildWork, limits: ChildLimits): Promise<Buffer | Refused> {
  const rights = [
    '--permission',
    '--allow-fs-read=*',
    `--max-old-space-size=${HEAP}`,
    `--wasm-max-mem-pages=${WASM_PAGES}`,
    '--disable-warning=SecurityWarning',
  ];
  const child = spawn(process.execPath, [...rights, fileURLToPath(program), JSON.stringify(hints)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  return new Promise((resolve) => {
    const answer: Buffer[] = [];
    let length = 0;
    let isLate = false;
    const stop = () => {
      isLate = true;
      child.kill('SIGKILL');
    };
    const unwatch = watchTime(child.pid, limits, stop);
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > mostAnswer) child.kill('SIGKILL');
      else answer.push(part);
    });
    // A process that has ended early reads no more; its answer says why.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
    child.on('error', (error) => {
      unwatch();
      resolve({ reason: 'broken', fault: error.message });
    });
    child.on('close', (code) => {
      unwatch();
      if (isLate || length > mostAnswer) resolve({ reason: 'tooLarge' });
      // A process that ran out of memory says nothing, or only half: the file was too much for it.
      else if (code !== 0 || length === 0) resolve({ reason: 'tooLarge', fault: `ended with ${code}` });
      else resolve(Buffer.concat(answer));
    });
  });
}

/** Ends a process that has worked too long, or that was waited for too long. */
function watchTime(pid: number | undefined, { workSeconds, seconds }: ChildLimits, stop: () => void): () => void {
  const late = setTimeout(stop, seconds * 1000);
  const look = setInterval(() => {
    if (workedSeconds(pid) > workSeconds) stop();
  }, 500);
  return () => {
    clearTimeout(late);
    clearInterval(look);
  };
}

/** Processor seconds as Linux counts them; 0 where nobody counts. */
function workedSeconds(pid: number | undefined): number {
  try {
    const [user = 0, system = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return (user + system) / CLOCK_TICKS;
  } catch {
    return 0;
  }
}
