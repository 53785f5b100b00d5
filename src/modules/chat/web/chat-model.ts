/** The shapes that the screens work with, as the server sends them. */
export interface Message {
  id: number;
  conversation_id: number;
  seq: number;
  client_id: string | null;
  sender_id: number | null;
  kind: string;
  text: string;
  file: { id: number; url: string; name: string; size: number; content_type: string } | null;
  job: { id: number; title: string; url: string } | null;
  exchange: { id: number; kind: 'resume' | 'mobile'; status: string; value: string | null } | null;
  flags: string[];
  is_automatic: boolean;
  created_at: string;
  recalled_at: string | null;
}

export interface Conversation {
  id: number;
  last_seq: number;
  read_seq: number;
  other_read_seq: number;
  other_delivered_seq: number;
  unread: number;
  last_message: Message | null;
  changed: number;
}
