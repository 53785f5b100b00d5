import type { Database } from '../../src/platform/database/database.ts';
import type { Site } from '../commands/run-command.ts';

export type State = 'ok' | 'warning' | 'failed';

/** What one look has found, and what to do about it. */
export interface Finding {
  check: string;
  state: State;
  says: string;
  todo?: string;
}

/** What a check may look at. */
export interface Ground {
  site: Site;
  db: Database;
  now(): Date;
}

/** A look at one thing; what it throws counts as failed. */
export interface Check<Needs> {
  name: string;
  run(needs: Needs): Promise<Outcome | Outcome[]>;
}

export type Outcome = Omit<Finding, 'check'>;

export const ok = (says: string): Outcome => ({ state: 'ok', says });
export const warning = (says: string, todo: string): Outcome => ({ state: 'warning', says, todo });
export const failed = (says: string, todo: string): Outcome => ({ state: 'failed', says, todo });

const PATIENCE_MS = 10_000;

/** Services that hang are as good as away. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer within 10 s')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function nameSome(names: readonly string[]): string {
  const more = names.length - 3;
  return names.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
