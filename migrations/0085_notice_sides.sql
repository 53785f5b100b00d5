-- A notice about a conversation leads into the site of its reader's side. Those of before get the side they had; whoever
-- handed a conversation on has read it as its Boss.
update notifications n set data = n.data || '{"side": "boss"}'::jsonb
from conversations c
where n.kind in ('chat_message', 'chat_exchange', 'chat_closed')
  and c.id = (n.data ->> 'conversation_id')::bigint and n.account_id is distinct from c.talent_id;
