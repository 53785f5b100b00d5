import type { Services } from '#src/modules/options/server/options.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { describeViewer } from './describe-viewer.ts';
import { readLinkKeys } from './link-keys.ts';
import { recordView } from './record-view.ts';

export type RecordAnalysis = (
  ctx: MemberWriteContext,
  about: { talentId: number; conversationId: number },
) => Promise<void>;

/** TRU-10: writes down that someone who hires has had a profile analysed, once a day; its owner reads it in their list. */
export function createRecordAnalysis({ secrets, notify }: Pick<Services, 'secrets' | 'notify'>): RecordAnalysis {
  return async ({ tx, clock, viewer, request }, { talentId, conversationId }) => {
    await recordView(tx, notify, clock.now(), {
      ownerId: talentId,
      what: 'analysed',
      resume: '',
      conversationId,
      isProfile: true,
      viewer: await describeViewer(tx, await readLinkKeys(secrets, tx), viewer, request),
    });
  };
}
