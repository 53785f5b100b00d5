import { readFileSync } from 'node:fs';

const CLOCK_TICKS = 100;
const PAGE = 4096;

/** Processor seconds and megabytes of a process as Linux counts them; nothing where nobody counts. */
export function usageOf(pid: number | undefined): { seconds: number; megabytes: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    const [user = 0, system = 0, resident = 0] = [fields[11], fields[12], fields[21]];
    return { seconds: (user + system) / CLOCK_TICKS, megabytes: (resident * PAGE) / 1_000_000 };
  } catch {
    return { seconds: 0, megabytes: 0 };
  }
}
