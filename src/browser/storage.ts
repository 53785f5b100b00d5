/** Browser storage that may be full, blocked or from an older version: every failure reads as "nothing there". */
export function readStored<T>(key: string, storage: () => Storage = () => localStorage): T | undefined {
  try {
    const text = storage().getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it being kept.
  }
}

export function removeStored(matches: (key: string) => boolean, storage: () => Storage = () => localStorage): void {
  try {
    const target = storage();
    for (const key of Object.keys(target).filter(matches)) target.removeItem(key);
  } catch {
    // Nothing depends on it being gone.
  }
}

interface Expiring {
  value: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

/** Keeps something for this tab and so many minutes; nothing secret belongs here. */
export function writeExpiring(
  key: string,
  value: unknown,
  minutes: number,
  storage: () => Storage = () => sessionStorage,
): void {
  writeStored(key, { value, until: Date.now() + minutes * 60_000 } satisfies Expiring, storage);
}

/** What was kept, unless its minutes are over: then it is gone. */
export function readExpiring<T>(key: string, storage: () => Storage = () => sessionStorage): T | undefined {
  const entry = readStored<Expiring>(key, storage);
  if (typeof entry?.until === 'number' && entry.until > Date.now()) return entry.value as T;
  removeStored((one) => one === key, storage);
  return undefined;
}

/** Reads it this once. */
export function takeExpiring<T>(key: string, storage: () => Storage = () => sessionStorage): T | undefined {
  const value = readExpiring<T>(key, storage);
  removeStored((one) => one === key, storage);
  return value;
}
