const SAME_EVENT_MS = 1000;

export type EventExtra = Record<string, string | number | boolean | null>;

/** Lets an event through once a second: double clicks and re-renders are one event. */
export function createEventLog(send: (name: string, extra: EventExtra, time: Date) => void, now: () => Date) {
  const last = new Map<string, number>();
  return (name: string, extra: EventExtra = {}) => {
    const time = now();
    const key = `${name} ${JSON.stringify(extra)}`;
    const before = last.get(key);
    if (before !== undefined && time.getTime() - before < SAME_EVENT_MS) return;
    last.set(key, time.getTime());
    send(name, extra, time);
  };
}

/** 'YYYY-MM-DD HH:mm:ss' in UTC, so that events of all countries line up. */
export function eventTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
