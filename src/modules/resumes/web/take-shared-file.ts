import { readKept, wipeKept } from '#src/browser/kept-data.ts';
import { FILE_KEY, type KeptFile, SHARED_FILE } from '../shared-file.ts';

/** A file that nobody came back for within a day is let go. */
const WAITS_MS = 24 * 3600_000;

/** NAV-09: the file that was shared from another app, this once. */
export async function takeSharedFile(now = Date.now()): Promise<File | undefined> {
  const kept = await readKept<KeptFile>(SHARED_FILE, FILE_KEY);
  if (!kept) return undefined;
  await wipeKept(SHARED_FILE);
  return now - kept.at < WAITS_MS ? kept.file : undefined;
}
