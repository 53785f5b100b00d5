import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Far more than a run needs; the usual 64 MB of a container is not enough. */
const LEAST_MEMORY_BYTES = 4 * 1024 ** 3;

/**
 * A folder that the database's own user may enter too; otherwise, as root, its data would move to /var/lib. In memory
 * where there is plenty: copying a database there takes a twentieth of the time. Who makes one removes it.
 */
export function makeTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), name));
  chmodSync(folder, 0o755);
  return folder;
}

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > LEAST_MEMORY_BYTES;
  } catch {
    return false;
  }
}
