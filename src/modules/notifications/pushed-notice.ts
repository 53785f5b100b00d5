/** What a push message says; written by the server, shown by the service worker. */
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
