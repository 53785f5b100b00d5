-- A board is counted, ordered and filtered by its conversations: the card knows its own, without the application between.
alter table pipeline_cards add column conversation_id bigint references conversations (id) on delete set null;
update pipeline_cards card set conversation_id = a.conversation_id from applications a where a.id = card.application_id;
create unique index pipeline_cards_conversation on pipeline_cards (conversation_id) where conversation_id is not null;
