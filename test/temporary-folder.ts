import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that the database's own user may enter too; otherwise, as root, its data would move to /var/lib. */
export function makeTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  chmodSync(folder, 0o755);
  return folder;
}
