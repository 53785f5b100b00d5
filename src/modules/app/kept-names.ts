/** What the page, the offline page and the service worker call what they share. */
export const OFFLINE_COPY = 'parley-offline';
export const SHARED_FILE = 'parley-shared';
export const COPY_KEY = 'copy';
export const FILE_KEY = 'file';
/** A file that nobody came back for within a day is let go. */
export const SHARED_FOR_MS = 24 * 3600_000;

export interface KeptFile {
  file: File;
  at: number;
}

/** What a push message says; written by the server, shown by the worker. */
export interface PushedNotice {
  title: string;
  body: string;
  /** Where it leads, language segment included. */
  path: string;
  /** A later message about the same thing takes its place. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The number on the app's icon. */
  unread: number;
}
