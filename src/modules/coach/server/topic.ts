import type { AskedPlace } from '#src/modules/search/server/search.public.ts';
import type { Intent } from '../intents.ts';

/** What a conversation is about so far. */
export interface Topic {
  intent?: Intent;
  /** Of the lists; null for a title of one's own. */
  titleId?: number | null;
  title?: string;
  place?: AskedPlace | null;
  isRemote?: boolean;
  /** Jobs that were shown for it, the last ones first. */
  shown?: number[];
}

/** So many are remembered, so that `more` does not begin again. */
export const MOST_SHOWN = 60;
