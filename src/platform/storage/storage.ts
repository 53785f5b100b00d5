import type { Readable } from 'node:stream';

/** Bytes from the first to the last, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps bytes under a name of ours. Names are uuids: nothing of a user's words reaches the file system. */
export interface Storage {
  /** Takes over the file at the path, which is gone afterwards. */
  put(name: string, path: string, contentType: string): Promise<void>;
  /** The whole file or a part of it; undefined when there is nothing under the name. */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
  /** An address of the store itself that gives the file to whoever has it, for a minute; only where browsers reach the store. */
  linkTo?(name: string, contentType: string, disposition: string): Promise<string>;
}

/** The store cannot be reached, does not answer or cannot work now. It passes; the cause is for the log. */
export class StoreAway extends Error {}
