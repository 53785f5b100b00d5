import { ProviderError, textOf } from './call-provider.ts';
import type { Meeting, MeetingCalls } from './meeting-calls.ts';
import { forgetGone } from './zoom-meetings.ts';

const EVENTS = '/calendars/primary/events';

/** Entries of a Google calendar with a Meet link. Nobody is invited there: our own mails do that. */
export const googleMeetings: MeetingCalls = {
  async create(call, meeting) {
    // The entry's id is ours, so a call that is repeated after a lost answer finds what the first one has made.
    const id = meeting.uid.replaceAll('-', '');
    const conferenceData = {
      createRequest: { requestId: meeting.uid, conferenceSolutionKey: { type: 'hangoutsMeet' } },
    };
    const path = `${EVENTS}?conferenceDataVersion=1&sendUpdates=none`;
    const answer = await call('POST', path, { id, ...bodyOf(meeting), conferenceData }).catch(async (error) => {
      if (!(error instanceof ProviderError && error.status === 409)) throw error;
      return call('PATCH', `${EVENTS}/${id}?conferenceDataVersion=1&sendUpdates=none`, {
        status: 'confirmed',
        ...bodyOf(meeting),
      });
    });
    return { id: textOf(answer, 'id'), link: textOf(answer, 'hangoutLink') };
  },
  async update(call, id, meeting) {
    await call('PATCH', `${EVENTS}/${encodeURIComponent(id)}?sendUpdates=none`, bodyOf(meeting));
  },
  async remove(call, id) {
    await call('DELETE', `${EVENTS}/${encodeURIComponent(id)}?sendUpdates=none`).catch(forgetGone);
  },
};

function bodyOf({ title, startsAt, minutes }: Meeting) {
  const end = new Date(startsAt.getTime() + minutes * 60_000);
  return {
    summary: title,
    start: { dateTime: startsAt.toISOString(), timeZone: 'UTC' },
    end: { dateTime: end.toISOString(), timeZone: 'UTC' },
  };
}
