import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { checkPortrait } from './check-portrait.ts';
import { packHead, packPortrait, packStudy } from './study-answer.ts';
import { studyPhoto, UnusablePhoto } from './study-photo.ts';

/** What is to be done with the picture. */
export interface VisionHints {
  work: 'study' | 'check';
}

/** A process of its own makes one photo from its standard input ready for portraits, or looks at a portrait of others. */
async function look({ work }: VisionHints): Promise<Buffer> {
  try {
    const bytes = await buffer(process.stdin);
    return work === 'check' ? packPortrait(await checkPortrait(bytes)) : packStudy(await studyPhoto(bytes));
  } catch (error) {
    if (error instanceof UnusablePhoto) return packHead({ refusal: error.refusal });
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return packHead({ refusal: 'failed', fault });
  }
}

// Whoever waits for a page goes first.
setPriority(5);
process.stdout.write(await look(JSON.parse(process.argv[2] ?? '{}')), () => process.exit(0));
