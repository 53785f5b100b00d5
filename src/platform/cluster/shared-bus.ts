import type { Bus } from '../realtime/bus.ts';
import type { Link } from './link.ts';

/** Carries live messages and presence between the processes of one machine, through their primary. */
export function createSharedBus(link: Link): Bus {
  const wanted = new Set<number>();
  let hear: (accountId: number, text: string) => void = () => {};
  let lost: () => void = () => {};
  link.on('heard', ({ accountIds, text }) => {
    for (const accountId of accountIds) if (wanted.has(accountId)) hear(accountId, text);
  });
  link.on('gap', () => lost());
  return {
    isAlone: false,
    publish: (accountIds, text) => {
      link.tell({ type: 'publish', accountIds, text });
      for (const accountId of accountIds) if (wanted.has(accountId)) hear(accountId, text);
    },
    want: async (accountId) => {
      wanted.add(accountId);
      await link.ask('want', accountId);
    },
    unwant: (accountId) => {
      wanted.delete(accountId);
      link.tell({ type: 'unwant', accountId });
    },
    listen: (onMessage, onGap) => {
      hear = onMessage;
      lost = onGap;
    },
    keepPresent: async (accountIds) => link.tell({ type: 'present', accountIds }),
    leave: (accountId) => link.ask('leave', accountId),
    // What this process wanted and whom it had is forgotten when it ends.
    close: async () => {},
  };
}
