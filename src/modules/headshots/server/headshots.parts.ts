import type { createStoreBytes } from '#src/modules/files/server/files.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { StudyInTurn } from './study-in-turn.ts';

/** What the verbs of this module need besides the request. */
export interface HeadshotParts extends Pick<Services, 'db' | 'clock' | 'log' | 'storage'> {
  study: StudyInTurn;
  storeBytes: ReturnType<typeof createStoreBytes>;
}
