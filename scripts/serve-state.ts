import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running `npm run serve` says of itself, for `npm run reload`. */
export interface ServeState {
  pid: number;
  /** When the process began, in ticks: its number may be a stranger's by now, and a signal would end it. */
  begun: string;
  /** How many reloads have begun; a program from before this was written says nothing of it. */
  begunReloads?: number;
  /** How many have ended, and how the last one did. */
  reloads: number;
  failure: boolean;
}

const fileOf = (dataRoot: string, port: number) => join(dataRoot, `serve-${port}.json`);

export function writeServeState(dataRoot: string, port: number, state: Omit<ServeState, 'pid' | 'begun'>): void {
  mkdirSync(dataRoot, { recursive: true });
  const file = fileOf(dataRoot, port);
  const all: ServeState = { pid: process.pid, begun: begunOf(process.pid) ?? '', ...state };
  // Moved there when whole: somebody may be reading.
  writeFileSync(`${file}.new`, JSON.stringify(all), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function removeServeState(dataRoot: string, port: number): void {
  rmSync(fileOf(dataRoot, port), { force: true });
}

/** Of the program that serves this port now; nothing when there is none. */
export function readServeState(dataRoot: string, port: number): ServeState | undefined {
  try {
    const state = JSON.parse(readFileSync(fileOf(dataRoot, port), 'utf8')) as ServeState;
    return begunOf(state.pid) === state.begun ? state : undefined;
  } catch {
    return undefined;
  }
}

function begunOf(pid: number): string | undefined {
  try {
    // The name before it may hold spaces and brackets of its own.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}
