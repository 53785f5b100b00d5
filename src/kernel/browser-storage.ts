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
