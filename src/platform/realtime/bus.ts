/** Carries messages and presence between server processes. Delivery is at most once; `onGap` says when some may be lost. */
export interface Bus {
  /** No other process has sockets. */
  readonly isAlone: boolean;
  /** To every process that has the account. */
  publish(accountIds: readonly number[], text: string): void;
  /** From now on messages to the account are wanted here. Resolves when none can be missed any more. */
  want(accountId: number): Promise<void>;
  unwant(accountId: number): void;
  listen(onMessage: (accountId: number, text: string) => void, onGap: () => void): void;
  /** Tells the other processes that these accounts have sockets here, for as long as it is repeated. */
  keepPresent(accountIds: readonly number[]): Promise<void>;
  /** The account has no socket here any more; resolves to whether it has one elsewhere. */
  leave(accountId: number): Promise<boolean>;
  close(): Promise<void>;
}

/** One process alone: what is published here is heard here. */
export function createMemoryBus(): Bus {
  let hear: (accountId: number, text: string) => void = () => {};
  return {
    isAlone: true,
    publish: (accountIds, text) => {
      for (const accountId of accountIds) hear(accountId, text);
    },
    want: async () => {},
    unwant: () => {},
    listen: (onMessage) => {
      hear = onMessage;
    },
    keepPresent: async () => {},
    leave: async () => false,
    close: async () => {},
  };
}
