import { runChildProcess } from '#src/platform/child-process.ts';
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
  /** Megabytes of everything, PDFium and pictures included. */
  memory: number;
  /** Who waits for whom. */
  inTurn: ReturnType<typeof createTurns>;
}

/** Megabytes of JavaScript; PDFium has a limit of its own. */
const HEAP = 128;
const AT_ONCE = 2;

/**
 * What is read ends at 120 to 190 MB, a page that is shown at 140, and the worst bomb we have at 350 before PDFium gives it
 * up (figures in the README).
 */
const MEMORY = 300;
const USUAL: ChildLimits = { workSeconds: 8, seconds: 40, memory: MEMORY, inTurn: createTurns(AT_ONCE) };

/** Has a file of a stranger looked at in a process of its own; whatever it is, it ends in an answer or a reason. */
export async function runChild(
  bytes: Buffer,
  { program, hints, mostAnswer, limits = USUAL }: ChildWork,
): Promise<Buffer | Refused> {
  const { inTurn, ...own } = limits;
  const work = { program, hints, mostAnswer, limits: { ...own, heap: HEAP } };
  const answer = await inTurn(() => runChildProcess(bytes, work));
  if (Buffer.isBuffer(answer)) return answer;
  const { ended, fault } = answer;
  // A process that ran out of memory: the file was too much for it.
  return { reason: ended === 'notStarted' ? 'broken' : 'tooLarge', ...(fault && { fault }) };
}
