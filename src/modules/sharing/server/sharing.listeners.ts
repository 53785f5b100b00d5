import type { Services } from '#src/modules/options/server/options.public.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { describeViewer } from './describe-viewer.ts';
import { readLinkKeys } from './link-keys.ts';
import { recordView } from './record-view.ts';

/** A resume that was shared in a chat is always handed over as a file. */
export function sharingListeners({ clock, secrets, notify }: Services): Listeners {
  return {
    'file.read': async (tx, reads) => {
      for (const { file, viewer, request } of reads) {
        if (file.kind !== 'resume' || file.account_id === null) continue;
        const keys = await readLinkKeys(secrets, tx);
        await recordView(tx, notify, clock.now(), {
          ownerId: file.account_id,
          what: 'downloaded',
          resume: file.name,
          conversationId: Number(file.subject?.split(':')[1]),
          fileId: file.id,
          viewer: await describeViewer(tx, keys, viewer, request),
        });
      }
    },
  };
}
