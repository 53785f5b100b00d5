import pg from 'pg';
import type { Logger } from '../log.ts';

const PAUSE_MS = 1000;

/** Hears from the database that a session or an account is over; see migration 0036. Comes back after a break and says so. */
export function watchSessions(
  databaseUrl: string,
  log: Logger,
  onEnd: (what: 'session' | 'account', id: number) => void,
  onGap: () => void,
): { close(): Promise<void> } {
  let client: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let wasUp = false;
  const again = () => {
    client = undefined;
    if (!isClosed) timer = setTimeout(connect, PAUSE_MS).unref();
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'parley-sockets' });
    client = next;
    next.on('error', (error) => log.warn({ err: error }, 'session watch'));
    next.once('end', again);
    next.on('notification', ({ payload = '' }) => {
      const [what, id] = payload.split(' ');
      if (what === 'session' || what === 'account') onEnd(what, Number(id));
    });
    try {
      await next.connect();
      await next.query('listen socket_ends');
      // Whatever ended while nobody listened was not heard.
      if (wasUp) onGap();
      wasUp = true;
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'session watch');
      await next.end().catch(() => {});
    }
  };
  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
