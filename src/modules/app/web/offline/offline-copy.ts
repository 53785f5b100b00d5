import { readKept } from '#src/browser/kept-data.ts';
import { COPY_KEY, OFFLINE_COPY } from '../../kept-names.ts';

export const MOST_CHATS = 50;

export interface CopiedMessage {
  client_id: string | null;
  is_own: boolean;
  /** Of a file its name; a message that only a live page can show has no words. */
  text: string;
  at: string;
}

export interface CopiedChat {
  id: number;
  side: 'talent' | 'boss' | 'colleague';
  name: string;
  about: string;
  at: string;
  may_write: boolean;
  /** Up to which message the thread was copied. */
  last_seq: number;
  messages: CopiedMessage[];
}

export interface CopiedJob {
  id: number;
  title: string;
  company: string;
  pay: string;
  place: string;
  /** Of its page, below the language segment. */
  path: string;
  /** How the description begins. */
  text: string;
}

/** What one account can read without a connection: only what the offline page shows. */
export interface OfflineCopy {
  account_id: number;
  copied_at: string;
  chats: CopiedChat[];
  jobs: CopiedJob[];
}

export async function readCopy(): Promise<OfflineCopy | undefined> {
  const copy = await readKept<OfflineCopy>(OFFLINE_COPY, COPY_KEY);
  // An earlier release kept no more of a job than its line; the next copy has all of it.
  return copy && { ...copy, jobs: copy.jobs.filter(({ path }) => path) };
}
