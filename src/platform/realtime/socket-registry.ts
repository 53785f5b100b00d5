import type { WebSocket } from 'ws';

export interface Connection {
  socket: WebSocket;
  accountId: number;
  sessionId: number;
  /** Answered the last ping. */
  isAlive: boolean;
  /** Messages received in the present window. */
  received: number;
}

/** The open sockets of this process. Small on purpose: most of a server's memory is sockets that wait. */
export class SocketRegistry {
  readonly #byAccount = new Map<number, Set<Connection>>();

  /** True when it is the account's first one here. */
  add(connection: Connection): boolean {
    const mine = this.#byAccount.get(connection.accountId);
    if (mine) mine.add(connection);
    else this.#byAccount.set(connection.accountId, new Set([connection]));
    return !mine;
  }

  /** True when it was the account's last one here. */
  remove(connection: Connection): boolean {
    const mine = this.#byAccount.get(connection.accountId);
    if (!mine?.delete(connection) || mine.size > 0) return false;
    this.#byAccount.delete(connection.accountId);
    return true;
  }

  has(accountId: number): boolean {
    return this.#byAccount.has(accountId);
  }

  countOf(accountId: number): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  of(accountId: number): Iterable<Connection> {
    return this.#byAccount.get(accountId) ?? [];
  }

  get size(): number {
    let size = 0;
    for (const connections of this.#byAccount.values()) size += connections.size;
    return size;
  }

  accountIds(): number[] {
    return [...this.#byAccount.keys()];
  }

  *all(): Iterable<Connection> {
    for (const connections of this.#byAccount.values()) yield* connections;
  }
}
