import type { Services } from '#src/modules/options/server/options.public.ts';
import type { CommitListeners, Listeners } from '#src/platform/modules/event-bus.ts';
import { createNoteJobs } from './closing/note-jobs.ts';
import { createTellCompanyBlock } from './conversations/company-blocks.ts';
import { createHandOverChats } from './team/hand-over-chats.ts';
import { tellHeir } from './team/tell-heir.ts';

/** What conversations do when something happens to their job or their people. */
export function chatListeners({ clock, publish, enqueue, notify }: Services): Listeners {
  const noteJobs = createNoteJobs(clock, enqueue);
  const tellBlock = createTellCompanyBlock(publish, clock);
  const handOverChats = createHandOverChats(publish, clock);
  const note: Listeners['job.written'] = (tx, jobs) =>
    noteJobs(
      tx,
      jobs.map(({ id }) => id),
    );
  return {
    'member.left': async (tx, leavers) => {
      for (const left of leavers) await handOverChats(tx, left);
    },
    'member.leaving': async (tx, leavers) => {
      for (const { most, goOn, ...left } of leavers) {
        await tellHeir(tx, notify, left);
        if ((await handOverChats(tx, left, most)) === most) goOn();
      }
    },
    'block.changed': async (tx, blocks) => {
      for (const block of blocks) await tellBlock(tx, block);
    },
    // Also one whose state stays: it may have been hidden until now because its Boss was suspended.
    'job.changed': note,
    'job.written': note,
  };
}

/** Something that the meters count has changed, or whose turn it is for many conversations: they are counted anew at once. */
export function chatCommitListeners(wakeMeters: () => void): CommitListeners {
  return {
    'member.left': wakeMeters,
    'meter.recountRequested': wakeMeters,
  };
}
