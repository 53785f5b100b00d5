import { type ChildLimits, runChildProcess } from '#src/platform/child-process.ts';
import { createTurns } from '#src/platform/turns.ts';
import type { HeadshotRefusal } from '../portrait-looks.ts';
import type { VisionHints } from './vision/child.ts';
import { unpackPortrait, unpackStudy } from './vision/study-answer.ts';
import type { Study } from './vision/study-photo.ts';

const PROGRAM = new URL('./vision/child.ts', import.meta.url);
const MOST_ANSWER = 12 * 1024 * 1024;
const LIMITS: ChildLimits = { workSeconds: 15, seconds: 45, heap: 160, memory: 500, mayLoadLibraries: true };
/** Two seconds each: whoever would come after them is better told so at once. */
const MOST_WAITING = 20;

interface Refused {
  refusal: HeadshotRefusal | 'unwanted';
  fault?: string | undefined;
}

type Turns = ReturnType<typeof createTurns>;

/**
 * Has photos looked at one after another, each by a process of its own, in the order in which they came. A person has
 * one at most among them, so nobody stands before others with ten. Who hangs up leaves the queue, and ends their process.
 */
export function createStudyInTurn(
  limits: Partial<ChildLimits> = {},
  mostWaiting = MOST_WAITING,
  inTurn: Turns = createTurns(1),
) {
  let waiting = 0;
  return async (bytes: Buffer, signal?: AbortSignal): Promise<Study | Refused> => {
    if (waiting >= mostWaiting) return { refusal: 'busy' };
    waiting++;
    try {
      const answer = await inTurn(() => look(bytes, { work: 'study' }, { ...LIMITS, ...limits }, signal));
      return Buffer.isBuffer(answer) ? unpackStudy(answer) : answer;
    } finally {
      waiting--;
    }
  };
}

/** Looks at what an outside service has drawn, in the same queue. Nobody is turned away: it has been paid for. */
export function createCheckInTurn(inTurn: Turns = createTurns(1)) {
  return async (bytes: Buffer, signal?: AbortSignal): Promise<Buffer | Refused> => {
    const answer = await inTurn(() => look(bytes, { work: 'check' }, LIMITS, signal));
    return Buffer.isBuffer(answer) ? unpackPortrait(answer) : answer;
  };
}

async function look(
  bytes: Buffer,
  hints: VisionHints,
  limits: ChildLimits,
  signal: AbortSignal | undefined,
): Promise<Buffer | Refused> {
  const answer = await runChildProcess(bytes, { program: PROGRAM, hints, mostAnswer: MOST_ANSWER, limits, signal });
  if (Buffer.isBuffer(answer)) return answer;
  const { ended, fault } = answer;
  return { refusal: ended === 'unwanted' ? 'unwanted' : 'failed', fault: fault ?? ended };
}

export type StudyInTurn = ReturnType<typeof createStudyInTurn>;
export type CheckInTurn = ReturnType<typeof createCheckInTurn>;
