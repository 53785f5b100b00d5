import pg from 'pg';
import type { Logger } from '../log.ts';
import { createClient } from './servers.ts';

const PAUSE_MS = 1000;
const LISTEN_MS = 10_000;

export interface Listener {
  channel: string;
  /** Names the connection to whoever looks at the database. */
  name: string;
  onMessage(payload: string): void;
  /** The connection was away and is back; what was said meanwhile was not heard. */
  onGap?(): void;
  /** Whether everything that is said is heard from now on. */
  onHearing?(isHearing: boolean): void;
}

/** Hears what the database says on a channel (LISTEN), on a connection of its own that comes back after a break. */
export function listen(databaseUrl: string, log: Logger, listener: Listener): { close(): Promise<void> } {
  const { channel, name, onMessage, onGap, onHearing } = listener;
  let client: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let wasUp = false;
  const again = (from: pg.Client) => {
    if (client !== from) return;
    client = undefined;
    onHearing?.(false);
    if (!isClosed) timer = setTimeout(connect, PAUSE_MS).unref();
  };
  const connect = async () => {
    // The only thing it ever asks is to listen.
    const next = createClient(databaseUrl, { application_name: name, query_timeout: LISTEN_MS });
    client = next;
    next.on('error', (error) => log.warn({ err: error, channel }, 'listening to the database'));
    next.once('end', () => again(next));
    next.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      onHearing?.(true);
      if (wasUp) onGap?.();
      wasUp = true;
    } catch (error) {
      if (!isClosed) log.warn({ err: error, channel }, 'listening to the database');
      await next.end().catch(() => {});
      // One that found no server to connect to has no end either.
      again(next);
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
