import { createChat, type Person } from '../chat/chat-ground.ts';
import type { TestApp } from '../test-app.ts';

export const HOUR = 3600_000;

export const video = { kind: 'video', link: 'https://meet.example/room', time_zone: 'Asia/Singapore' } as const;

/** Moments so many hours from now, as the API takes them. */
export function inHours(app: Pick<TestApp, 'clock'>, ...hours: number[]): string[] {
  return hours.map((hour) => new Date(app.clock.now().getTime() + hour * HOUR).toISOString());
}

/** A talent and a Boss in a conversation, and an invitation with two times: in two days and in three. */
export async function invitePair(app: TestApp) {
  const chat = await createChat(app);
  const times = inHours(app, 48, 72);
  const interview = await invite(chat.boss, chat.id, times);
  return { ...chat, times, interview };
}

export async function invite(boss: Person, conversationId: number, times: string[]) {
  const input = { ...video, conversation_ids: [conversationId], times };
  const { interviews } = await boss.visitor.api('POST /interviews', input);
  const [interview] = interviews;
  if (!interview) throw new Error('nobody was invited');
  return interview;
}

/** The same, accepted by the talent: it begins in two days. */
export async function agreePair(app: TestApp) {
  const pair = await invitePair(app);
  const startsAt = pair.times[0] ?? '';
  await pair.talent.visitor.api('POST /interviews/:id/accept', { id: pair.interview.id, starts_at: startsAt });
  return { ...pair, startsAt };
}
