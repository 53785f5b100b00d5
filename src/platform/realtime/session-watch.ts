import { listen } from '../database/listen.ts';
import type { Logger } from '../log.ts';

/** Hears from the database that a session or an account is over; see migration 0036. After a break it says so. */
export function watchSessions(
  databaseUrl: string,
  log: Logger,
  onEnd: (what: 'session' | 'account', id: number) => void,
  onGap: () => void,
): { close(): Promise<void> } {
  const onMessage = (payload: string) => {
    const [what, id] = payload.split(' ');
    if (what === 'session' || what === 'account') onEnd(what, Number(id));
  };
  return listen(databaseUrl, log, { channel: 'socket_ends', name: 'parley-sockets', onMessage, onGap });
}
