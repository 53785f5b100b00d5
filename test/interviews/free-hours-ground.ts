import type { FreeHours } from '#src/modules/interviews/free-hours-fields.ts';
import { createTalent, newId, type Person } from '../chat/chat-ground.ts';
import type { TestApp } from '../test-app.ts';
import { video } from './interview-ground.ts';

const ALL_DAY = [{ from: 0, until: 1440 }];

/** Every hour of every day in Singapore, 45 minutes each, without a break. */
export const allHours: FreeHours = {
  is_on: true,
  time_zone: 'Asia/Singapore',
  minutes: 45,
  buffer_minutes: 0,
  notice_hours: 0,
  days_ahead: 14,
  week: Array.from({ length: 7 }, () => ALL_DAY),
  days: [],
};

export function keepHours({ visitor }: Person, change: Partial<FreeHours> = {}) {
  return visitor.api('PUT /interviews/free-hours', { ...allHours, ...change });
}

/** Invites to pick one of the own free hours. */
export async function inviteToHours({ visitor }: Person, conversationId: number) {
  const input = { ...video, conversation_ids: [conversationId], free_hours: true };
  const [interview] = (await visitor.api('POST /interviews', input)).interviews;
  if (!interview) throw new Error('nobody was invited');
  return interview;
}

/** Talents who each have an invitation of the same Boss to pick a free hour. */
export async function inviteSeveral(app: TestApp, boss: Person, jobId: number, count: number) {
  const invited = [];
  for (let at = 0; at < count; at += 1) {
    const talent = await createTalent(app);
    const hello = { job_id: jobId, client_id: newId(), text: 'Hello, is the job still open?' };
    const { conversation } = await talent.visitor.api('POST /chat/conversations', hello);
    invited.push({ talent, interview: await inviteToHours(boss, conversation.id) });
  }
  return invited;
}
