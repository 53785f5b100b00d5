import type { Services } from '#src/modules/options/server/options.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { describeViewer } from './describe-viewer.ts';
import { readLinkKeys } from './link-keys.ts';
import { recordView } from './record-view.ts';

export type RecordProfile = (
  ctx: Pick<MemberContext, 'clock' | 'viewer' | 'request'> & { tx: Transaction },
  about: { talentId: number; what: 'viewed' | 'unlocked' },
) => Promise<void>;

/** TRU-10: writes down that someone who hires has read or unlocked the profile of a person whom they talk to in no chat. */
export function createRecordProfile({ secrets, notify }: Pick<Services, 'secrets' | 'notify'>): RecordProfile {
  return async ({ tx, clock, viewer, request }, { talentId, what }) => {
    await recordView(tx, notify, clock.now(), {
      ownerId: talentId,
      what,
      resume: '',
      isProfile: true,
      viewer: await describeViewer(tx, await readLinkKeys(secrets, tx), viewer, request),
    });
  };
}
