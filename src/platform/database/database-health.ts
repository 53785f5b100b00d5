import type { Logger } from '../log.ts';
import { createClient } from './servers.ts';

const CHECK_MS = 2000;
const LOOK_AGAIN_MS = 500;

export interface DatabaseHealth {
  /** As far as anyone here has noticed. */
  readonly isUp: boolean;
  /** A call has failed because the database cannot be reached; it is looked for until it is back. */
  noteAway(): void;
  /** Asks it now, within a short time, on a connection that no busy pool can keep from us. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** Knows whether the database can be reached, takes writes and has all migrations. */
export function watchDatabase(url: string, migrations: string[], log: Logger): DatabaseHealth {
  let isUp = true;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<boolean> | undefined;

  const check = async (): Promise<boolean> => {
    // Many probes at once are one question.
    running ??= ask(url, migrations).finally(() => {
      running = undefined;
    });
    const answers = await running;
    if (answers !== isUp && !isClosed) note(answers);
    return answers;
  };
  const note = (now: boolean) => {
    isUp = now;
    if (isUp) log.info('the database is back');
    else log.error('the database is away');
    if (!isUp && !timer) lookAgain();
  };
  const lookAgain = () => {
    timer = setTimeout(async () => {
      timer = undefined;
      if (!(await check()) && !isClosed) lookAgain();
    }, LOOK_AGAIN_MS).unref();
  };
  return {
    get isUp() {
      return isUp;
    },
    noteAway: () => {
      if (isUp && !isClosed) note(false);
    },
    check,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function ask(url: string, migrations: string[]): Promise<boolean> {
  const client = createClient(url, {
    connectionTimeoutMillis: CHECK_MS,
    query_timeout: CHECK_MS,
    application_name: 'parley-health',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select from schema_migrations where name = any($1) and current_setting('transaction_read_only') = 'off'`,
      [migrations],
    );
    return rowCount === migrations.length;
  } catch {
    return false;
  } finally {
    // One that hangs would not take its leave either.
    client.end().catch(() => {});
  }
}
