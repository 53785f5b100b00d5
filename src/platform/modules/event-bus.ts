import type { EventMap, EventName } from '#src/kernel/events.ts';
import type { Transaction } from '../database/database.ts';
import type { Logger } from '../log.ts';

/** What a module does in the transaction in which something happened; when it fails, nothing has happened. */
export type Listeners = {
  [Name in EventName]?: (tx: Transaction, happened: readonly EventMap[Name][]) => Promise<void>;
};

/** What it does once that is safe, for sockets and the like; its failure is logged and counted and changes nothing. */
export type CommitListeners = {
  [Name in EventName]?: (happened: readonly EventMap[Name][]) => Promise<void> | void;
};

interface Speaker {
  name: string;
  events?: readonly EventName[];
  listeners?: Listeners;
  commitListeners?: CommitListeners;
}

type Hear = (tx: Transaction, happened: readonly unknown[]) => Promise<void>;
type HearLater = (happened: readonly unknown[]) => Promise<void> | void;

/** Listeners may emit too; more than so many inside each other only happens in a circle. */
const DEEPEST = 8;

interface BusParts {
  log: Logger;
  /** Hears of listeners that failed after the commit. */
  onFailure?(event: string): void;
  /** Hears every event as soon as its transaction is safe, before whoever wrote is told so. */
  onCommitted?(event: string, happened: readonly unknown[]): void;
}

/** Brings what modules emit to those that listen, one after another in the order of the modules. */
export function createEventBus({ log, onFailure, onCommitted }: BusParts) {
  const hearing = new Map<string, Hear[]>();
  const hearingLater = new Map<string, { module: string; hear: HearLater }[]>();
  const running = new WeakMap<Transaction, string[]>();

  const hearLater = async (event: string, happened: readonly unknown[]) => {
    for (const { module, hear } of hearingLater.get(event) ?? []) {
      try {
        await hear(happened);
      } catch (error) {
        onFailure?.(event);
        log.error({ err: error, event, module }, 'a listener failed after the commit');
      }
    }
  };

  return {
    connect(modules: readonly Speaker[]): void {
      assertDeclared(modules);
      for (const { name: module, listeners, commitListeners } of modules) {
        for (const [event, hear] of Object.entries(listeners ?? {})) {
          hearing.set(event, [...(hearing.get(event) ?? []), hear as Hear]);
        }
        for (const [event, hear] of Object.entries(commitListeners ?? {})) {
          hearingLater.set(event, [...(hearingLater.get(event) ?? []), { module, hear: hear as HearLater }]);
        }
      }
    },
    async tell(tx: Transaction, event: string, ...happened: unknown[]): Promise<void> {
      if (happened.length === 0) return;
      const around = running.get(tx) ?? [];
      const inside = [...around, event];
      if (inside.length > DEEPEST) throw new Error(`Events in a circle: ${inside.join(' → ')}`);
      running.set(tx, inside);
      try {
        for (const hear of hearing.get(event) ?? []) await hear(tx, happened);
      } finally {
        running.set(tx, around);
      }
      if (onCommitted) tx.afterCommit(() => onCommitted(event, happened));
      if (hearingLater.has(event)) tx.afterCommit(() => void hearLater(event, happened));
    },
  };
}

/** Each event has one module that declares it, and nobody listens to what that module or a later one never says. */
function assertDeclared(modules: readonly Speaker[]): void {
  const declaredBy = new Map<string, string>();
  for (const { name, events = [], listeners, commitListeners } of modules) {
    for (const event of events) {
      const other = declaredBy.get(event);
      if (other) throw new Error(`Both ${other} and ${name} declare '${event}'`);
      declaredBy.set(event, name);
    }
    for (const event of [...Object.keys(listeners ?? {}), ...Object.keys(commitListeners ?? {})]) {
      if (!declaredBy.has(event)) throw new Error(`${name} listens to '${event}', which no module up to it declares`);
    }
  }
}
