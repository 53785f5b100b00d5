import type pg from 'pg';
import type { Stage } from '#src/modules/applications/application-stages.ts';

/** A conversation that the demo goes on with. */
export interface Talk {
  id: number;
  talent_id: number;
  boss_id: number;
  last_seq: number;
  last_message_at: Date;
}

/** A card of the Boss at the end of the conversation. */
export async function addCard(client: pg.ClientBase, talk: Talk, card: { kind: string; id: number }): Promise<void> {
  const seq = talk.last_seq + 1;
  await client.query(
    `insert into messages (conversation_id, seq, sender_id, side, kind, data, sent_at)
     values ($1, $2, $3, 'boss', 'card', $4, $5)`,
    [talk.id, seq, talk.boss_id, JSON.stringify({ card }), talk.last_message_at],
  );
  await client.query(
    `update conversations set last_seq = $2, name_shared_at = coalesce(name_shared_at, $3) where id = $1`,
    [talk.id, seq, talk.last_message_at],
  );
  // What was unread stays unread, and the card with it.
  await client.query(
    `update conversation_members set read_seq = $2, delivered_seq = $2 where conversation_id = $1 and unread_count = 0`,
    [talk.id, seq],
  );
}

/** The application of a conversation, where there is one, goes on to a stage. */
export async function carryOn(client: pg.ClientBase, conversationId: number, stage: Stage, at: Date): Promise<void> {
  await client.query(
    `with moved as (
       update applications set stage = $2, stage_at = $3 where conversation_id = $1 returning id, account_id
     ), told as (
       insert into application_events (application_id, account_id, stage, mover, created_at)
       select id, account_id, $2, 'employer', $3 from moved
     )
     update pipeline_cards set core = $2, moved_at = $3 where application_id in (select id from moved)`,
    [conversationId, stage, at],
  );
}
