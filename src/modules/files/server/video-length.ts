import { Worker } from 'node:worker_threads';
import { createTurns } from '#src/platform/turns.ts';
import type { FileType } from './file-rules.ts';

/** What was found: how long it is, that nothing in it is to be seen, or that it cannot be read. */
export type VideoLength = { seconds: number } | 'noPicture' | 'unreadable';

const MOST_MS = 15_000;
const HEAP = 128;

const inTurn = createTurns(2);

/**
 * How long a video is, by its content. A stranger's file may say anything of itself, so it is looked at in a thread with
 * little memory and little time, which holds up nobody else.
 */
export function videoLength(path: string, type: FileType): Promise<VideoLength> {
  return inTurn(() => measure(path, type));
}

function measure(path: string, type: FileType): Promise<VideoLength> {
  const worker = new Worker(new URL('./video-length.worker.ts', import.meta.url), {
    workerData: { path, type },
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
    stdout: true,
    stderr: true,
  });
  const late = setTimeout(() => worker.terminate(), MOST_MS);
  return new Promise<VideoLength>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve('unreadable'));
    worker.once('exit', () => resolve('unreadable'));
  }).finally(() => {
    clearTimeout(late);
    return worker.terminate();
  });
}
