import type { Services } from '#src/modules/options/server/options.public.ts';
import type { CommitListeners, Listeners } from '#src/platform/modules/event-bus.ts';
import { createTellCompanyBlock } from './company-blocks.ts';
import { createHandOverChats } from './hand-over-chats.ts';
import { createNoteJobs } from './note-jobs.ts';

/** What conversations do when something happens to their job or their people. */
export function chatListeners({ clock, publish, enqueue }: Services): Listeners {
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

/** Whose turn it is has changed for many conversations: the meters of both are counted anew at once. */
export function chatCommitListeners(wakeMeters: () => void): CommitListeners {
  return { 'member.left': wakeMeters };
}
