import { createChat, type Person } from '../chat/chat-ground.ts';
import type { TestApp } from '../test-app.ts';

const DAY = 86_400_000;

/** A day so many days from now, as the API takes it. */
export function inDays(app: Pick<TestApp, 'clock'>, days: number): string {
  return new Date(app.clock.now().getTime() + days * DAY).toISOString();
}

/** Good terms, with a week to answer. */
export function goodTerms(app: Pick<TestApp, 'clock'>) {
  return {
    title: 'Harbour Hand',
    pay_min: 5200.5,
    pay_max: 6000,
    currency: 'SGD',
    period: 'monthly',
    starts_on: inDays(app, 30).slice(0, 10),
    expires_at: inDays(app, 7),
    conditions: 'Three months of probation.',
  } as const;
}

export function send(app: TestApp, boss: Person, conversationId: number, wish: object = {}) {
  return boss.visitor.api('POST /offers', { conversation_id: conversationId, ...goodTerms(app), ...wish });
}

/** A talent and a Boss in a conversation, and an offer. */
export async function offerPair(app: TestApp) {
  const chat = await createChat(app);
  const offer = await send(app, chat.boss, chat.id);
  return { ...chat, offer };
}

/** An application of the conversation's talent, as applying would have left it. */
export async function applyIn(app: TestApp, conversationId: number, stage = 'shortlisted'): Promise<number> {
  const { rows } = await app.database.pool.query(
    `insert into applications (account_id, job_id, conversation_id, job_title, company_name, stage, stage_at, created_at)
      select talent_id, job_id, id, job_title, company_name, $2, now(), now() from conversations where id = $1
      returning id`,
    [conversationId, stage],
  );
  return rows[0].id;
}
