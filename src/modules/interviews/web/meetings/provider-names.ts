import type { MeetingProvider } from '../../interview-fields.ts';

/** As they call themselves, in every language. */
export const providerNames: Record<MeetingProvider, string> = { zoom: 'Zoom', google: 'Google Meet' };
