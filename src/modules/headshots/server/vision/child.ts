import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { packHead, packStudy } from './study-answer.ts';
import { studyPhoto, UnusablePhoto } from './study-photo.ts';

/** A process of its own makes one photo from its standard input ready for portraits. */
async function study(): Promise<Buffer> {
  try {
    return packStudy(await studyPhoto(await buffer(process.stdin)));
  } catch (error) {
    if (error instanceof UnusablePhoto) return packHead({ refusal: error.refusal });
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return packHead({ refusal: 'failed', fault });
  }
}

// Whoever waits for a page goes first.
setPriority(5);
process.stdout.write(await study(), () => process.exit(0));
