/**
 * Data of this browser that outlives the page, for pages and the service worker alike: one database per purpose, so
 * that one is wiped without touching another. A browser that keeps nothing (private windows) reads as "nothing there".
 */
const STORE = 'kept';

function open(database: string): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  request.onsuccess = () => {
    // Another tab or the worker wipes it: an open connection would hold that up.
    request.result.onversionchange = () => request.result.close();
    resolve(request.result);
  };
  request.onerror = () => reject(request.error);
  return promise;
}

async function inStore<T>(
  database: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await open(database);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const transaction = opened.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
    return await promise;
  } finally {
    opened.close();
  }
}

export async function readKept<T>(database: string, key: string): Promise<T | undefined> {
  try {
    return (await inStore(database, 'readonly', (store) => store.get(key))) as T | undefined;
  } catch {
    return undefined;
  }
}

export async function writeKept(database: string, key: string, value: unknown): Promise<void> {
  try {
    await inStore(database, 'readwrite', (store) => store.put(value, key));
  } catch {
    // Full or forbidden: there is just no copy.
  }
}

export async function wipeKept(database: string): Promise<void> {
  try {
    await inStore(database, 'readwrite', (store) => store.clear());
  } catch {
    // What could not be opened holds nothing.
  }
}
