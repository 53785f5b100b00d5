import type { Services } from '#src/modules/options/server/options.public.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { describeViewer } from './describe-viewer.ts';
import { readLinkKeys } from './link-keys.ts';
import { recordView } from './record-view.ts';

/** What belongs to a conversation. */
const IN_CHAT = /^(?:conversation|exchange):(\d+)$/;

/** A resume that was shared in a chat is always handed over as a file, a profile is read beside a conversation. */
export function sharingListeners({ clock, secrets, notify }: Services): Listeners {
  return {
    'file.read': async (tx, reads) => {
      for (const { file, viewer, request } of reads) {
        const conversationId = Number(IN_CHAT.exec(file.subject ?? '')?.[1]) || undefined;
        // A video of the profile belongs to no conversation, and is a resume all the same.
        const isVideo = file.kind === 'video_resume';
        if (file.account_id === null || !(conversationId || isVideo)) continue;
        const keys = await readLinkKeys(secrets, tx);
        await recordView(tx, notify, clock.now(), {
          ownerId: file.account_id,
          what: isVideo ? 'viewed' : 'downloaded',
          resume: file.name,
          conversationId,
          fileId: file.id,
          viewer: await describeViewer(tx, keys, viewer, request),
        });
      }
    },
    'candidate.read': async (tx, reads) => {
      for (const { talentId, conversationId, company, viewer, request } of reads) {
        const described = await describeViewer(tx, await readLinkKeys(secrets, tx), viewer, request);
        await recordView(tx, notify, clock.now(), {
          ownerId: talentId,
          what: 'viewed',
          resume: '',
          conversationId,
          isProfile: true,
          viewer: { ...described, company: described.company || company },
        });
      }
    },
  };
}
