import type { CommitListeners } from '#src/platform/modules/event-bus.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import type { TrackerSay } from '../tracker.socket.ts';

/** An open list of who has looked asks again. */
export function trackerCommitListeners(publish: Publish<TrackerSay>): CommitListeners {
  return {
    'resume.viewed': (views) =>
      publish([...new Set(views.map(({ ownerId }) => ownerId))], { type: 'employers.changed' }),
  };
}
