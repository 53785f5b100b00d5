import type { Call } from './call-provider.ts';

/** What a provider is told of an interview. */
export interface Meeting {
  /** The same for the life of an interview, so that a repeated call makes no second meeting where that is possible. */
  uid: string;
  title: string;
  startsAt: Date;
  minutes: number;
}

/** How meetings are made, moved and removed; `call` carries the Boss's token and the time limit. */
export interface MeetingCalls {
  create(call: Call, meeting: Meeting): Promise<{ id: string; link: string }>;
  update(call: Call, id: string, meeting: Meeting): Promise<void>;
  remove(call: Call, id: string): Promise<void>;
}
