import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import type { FileType } from './file-rules.ts';
import { oldVideoSeconds } from './old-video-length.ts';
import type { VideoLength } from './video-length.ts';

/** Formats that the library does not read; their heads say how long they are. */
const OLD: readonly FileType[] = ['avi', 'wmv', 'flv', 'mpeg', 'ogv'];

async function lengthOf(path: string, type: FileType): Promise<VideoLength> {
  const bytes = await readFile(path);
  if (OLD.includes(type)) {
    const seconds = oldVideoSeconds(bytes, type);
    return isLength(seconds) ? { seconds } : 'unreadable';
  }
  using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  if ((await input.getTracks()).length === 0) return 'unreadable';
  if (!(await input.getPrimaryVideoTrack())) return 'noPicture';
  // What the packets say: a recording of a browser names no length, and a head may name a wrong one.
  const seconds = await input.computeDuration();
  return isLength(seconds) ? { seconds } : 'unreadable';
}

function isLength(seconds: number | undefined): seconds is number {
  return Number.isFinite(seconds) && Number(seconds) > 0;
}

const { path, type } = workerData as { path: string; type: FileType };
lengthOf(path, type).then(
  (found) => parentPort?.postMessage(found),
  () => parentPort?.postMessage('unreadable' satisfies VideoLength),
);
