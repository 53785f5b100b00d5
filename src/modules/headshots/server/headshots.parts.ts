import type { ImageProvider } from '#src/modules/ai/server/ai.public.ts';
import type { createStoreBytes } from '#src/modules/files/server/files.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { CheckInTurn, StudyInTurn } from './study-in-turn.ts';

/** What the verbs of this module need besides the request. */
export interface HeadshotParts extends Pick<Services, 'db' | 'clock' | 'log' | 'storage'> {
  study: StudyInTurn;
  check: CheckInTurn;
  /** Undefined where none is set up. */
  images: ImageProvider | undefined;
  storeBytes: ReturnType<typeof createStoreBytes>;
}
