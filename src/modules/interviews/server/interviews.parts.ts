import type { AdvanceApplication } from '#src/modules/applications/server/applications.public.ts';
import type { SendParts } from '#src/modules/chat/server/chat.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import type { NotifyOfInterviews } from './interviews.notices.ts';
import type { MeetingProviders } from './meetings/meeting-providers.ts';

/** What the verbs of this module need besides the request. */
export interface InterviewsParts {
  publish: SendParts['publish'];
  notify: NotifyOfInterviews;
  texts: Texts;
  advance: AdvanceApplication;
  /** The site's address in calendars; without it they carry no link. */
  siteUrl?: string;
  /** What calendars take for the organizer: people's own addresses stay theirs. */
  mailFrom: string;
}

/** What links to video calls need besides; without a provider in the settings nothing of them is shown. */
export interface MeetingParts {
  meetingProviders: MeetingProviders;
  meetingTimeoutMs: number;
  secrets: Secrets;
  publicUrl?: string;
}
