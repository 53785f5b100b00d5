import type { Readable } from 'node:stream';

/** Keeps bytes under a name of ours. Names are uuids: nothing of a user's words reaches the file system. */
export interface Storage {
  /** Takes over the file at the path, which is gone afterwards. */
  put(name: string, path: string, contentType: string): Promise<void>;
  /** Undefined when there is nothing under the name. */
  open(name: string): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
}
