import { type ChildLimits, runChildProcess } from '#src/platform/child-process.ts';
import { createTurns } from '#src/platform/turns.ts';
import type { HeadshotRefusal } from '../portrait-looks.ts';
import { unpackStudy } from './vision/study-answer.ts';
import type { Study } from './vision/study-photo.ts';

const PROGRAM = new URL('./vision/child.ts', import.meta.url);
const MOST_ANSWER = 12 * 1024 * 1024;
const LIMITS: ChildLimits = { workSeconds: 15, seconds: 45, heap: 160, memory: 500, mayLoadLibraries: true };
/** Two seconds each: whoever would come after them is better told so at once. */
const MOST_WAITING = 20;

export type StudyResult = Study | { refusal: HeadshotRefusal | 'unwanted'; fault?: string | undefined };

/**
 * Has photos looked at one after another, each by a process of its own, in the order in which they came. A person has
 * one at most among them, so nobody stands before others with ten. Who hangs up leaves the queue, and ends their process.
 */
export function createStudyInTurn(limits: Partial<ChildLimits> = {}, mostWaiting = MOST_WAITING) {
  const inTurn = createTurns(1);
  let waiting = 0;
  return async (bytes: Buffer, signal?: AbortSignal): Promise<StudyResult> => {
    if (waiting >= mostWaiting) return { refusal: 'busy' };
    waiting++;
    try {
      const work = { program: PROGRAM, hints: {}, mostAnswer: MOST_ANSWER, limits: { ...LIMITS, ...limits }, signal };
      const answer = await inTurn(() => runChildProcess(bytes, work));
      if (Buffer.isBuffer(answer)) return unpackStudy(answer);
      const { ended, fault } = answer;
      return { refusal: ended === 'unwanted' ? 'unwanted' : 'failed', fault: fault ?? ended };
    } finally {
      waiting--;
    }
  };
}

export type StudyInTurn = ReturnType<typeof createStudyInTurn>;
