import { ProviderError, textOf } from './call-provider.ts';
import type { Meeting, MeetingCalls } from './meeting-calls.ts';

const SCHEDULED = 2;

/** Zoom's meetings. People wait until the Boss lets them in. */
export const zoomMeetings: MeetingCalls = {
  async create(call, meeting) {
    const answer = await call('POST', '/users/me/meetings', {
      ...bodyOf(meeting),
      settings: { waiting_room: true, join_before_host: false },
    });
    return { id: textOf(answer, 'id'), link: textOf(answer, 'join_url') };
  },
  async update(call, id, meeting) {
    await call('PATCH', `/meetings/${encodeURIComponent(id)}`, bodyOf(meeting));
  },
  async remove(call, id) {
    await call('DELETE', `/meetings/${encodeURIComponent(id)}`).catch(forgetGone);
  },
};

function bodyOf({ title, startsAt, minutes }: Meeting) {
  const start_time = `${startsAt.toISOString().slice(0, 19)}Z`;
  return { type: SCHEDULED, topic: title.slice(0, 200), start_time, duration: minutes, timezone: 'UTC' };
}

/** What the Boss has removed themselves is removed. */
export function forgetGone(error: unknown): Record<string, unknown> {
  if (error instanceof ProviderError && (error.status === 404 || error.status === 410)) return {};
  throw error;
}
