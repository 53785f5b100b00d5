import type { Env } from '#src/platform/env.ts';
import type { MeetingProvider } from '../../interview-fields.ts';
import { googleMeetings } from './google-meetings.ts';
import type { MeetingCalls } from './meeting-calls.ts';
import { zoomMeetings } from './zoom-meetings.ts';

export interface ProviderSettings {
  name: MeetingProvider;
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  apiUrl: string;
  /** Further parameters of the page where people say yes. */
  wishes: Record<string, string>;
  calls: MeetingCalls;
}

export type MeetingProviders = ReadonlyMap<MeetingProvider, ProviderSettings>;

/** Those that the settings name; without any the product shows nothing of them. */
export function readMeetingProviders(env: Env): MeetingProviders {
  const list: ProviderSettings[] = [];
  if (env.ZOOM_CLIENT_ID && env.ZOOM_CLIENT_SECRET) {
    const site = env.ZOOM_URL ?? 'https://zoom.us';
    list.push({
      name: 'zoom',
      clientId: env.ZOOM_CLIENT_ID,
      clientSecret: env.ZOOM_CLIENT_SECRET,
      authorizeUrl: `${site}/oauth/authorize`,
      tokenUrl: `${site}/oauth/token`,
      revokeUrl: `${site}/oauth/revoke`,
      apiUrl: `${env.ZOOM_URL ?? 'https://api.zoom.us'}/v2`,
      wishes: {},
      calls: zoomMeetings,
    });
  }
  if (env.GOOGLE_MEET_CLIENT_ID && env.GOOGLE_MEET_CLIENT_SECRET) {
    const own = env.GOOGLE_MEET_URL;
    list.push({
      name: 'google',
      clientId: env.GOOGLE_MEET_CLIENT_ID,
      clientSecret: env.GOOGLE_MEET_CLIENT_SECRET,
      authorizeUrl: `${own ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenUrl: `${own ?? 'https://oauth2.googleapis.com'}/token`,
      revokeUrl: `${own ?? 'https://oauth2.googleapis.com'}/revoke`,
      apiUrl: `${own ?? 'https://www.googleapis.com'}/calendar/v3`,
      // Only a consent that is asked for anew brings a refresh token again.
      wishes: {
        scope: 'https://www.googleapis.com/auth/calendar.events',
        access_type: 'offline',
        prompt: 'consent',
      },
      calls: googleMeetings,
    });
  }
  return new Map(list.map((one) => [one.name, one]));
}
