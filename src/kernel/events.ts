/**
 * What modules tell each other: `'job.changed'`. The module that speaks declares its events in `<module>.events.ts`
 * (`declare module`) and is the only one to emit them; later modules hear them in their `*.listeners.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their events to it
export interface EventMap {}

/**
 * Part of an event that asks for more work than one transaction should do. It is emitted round by round, each in a short
 * transaction of its own: a listener does `most` rows at a time and calls `goOn` while there are more.
 */
export interface Round {
  most: number;
  goOn(): void;
}

export type EventName = keyof EventMap;

/**
 * Tells that something has happened, to one thing or to many at once. It resolves when every listener has done its part in
 * the same transaction; one that fails fails the whole.
 */
export type Emit = <Name extends EventName>(name: Name, ...happened: EventMap[Name][]) => Promise<void>;
