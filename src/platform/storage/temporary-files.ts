import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^parley-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Longer than any upload, copy or archive takes, and than any clock is set forward. */
const OLD_MS = 24 * 3600_000;
const LOOK_MS = 3600_000;

/** A place for a file that is on its way to its store. Who takes it removes it. */
export function temporaryPath(): string {
  return join(tmpdir(), `parley-${randomUUID()}`);
}

/** Removes what a killed process has left there: half of an upload fills the disk and is somebody's own. */
export async function sweepTemporaryFiles(now: Date, folder = tmpdir()): Promise<number> {
  let count = 0;
  for (const name of (await readdir(folder)).filter((one) => NAME.test(one))) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (!file?.isFile() || now.getTime() - file.mtimeMs < OLD_MS) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** At the start and every hour, in every process that takes files. */
export function keepSwept(onProblem: (error: unknown) => void): { close(): void } {
  const sweep = () => sweepTemporaryFiles(new Date()).catch(onProblem);
  void sweep();
  const timer = setInterval(sweep, LOOK_MS).unref();
  return { close: () => clearInterval(timer) };
}
