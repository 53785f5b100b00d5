import type { ServerMessage } from '#src/kernel/socket.ts';

type Type = ServerMessage['type'];
type KindOf<Value> = Value extends readonly unknown[]
  ? 'array'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : 'string';
type Shape<Message> = { [Field in Exclude<keyof Message, 'type'>]-?: KindOf<Message[Field]> };

/**
 * What each message must have. The schemas do not travel to the browser; the compiler holds this table against them, so
 * that neither a message nor a field can be forgotten.
 */
const shapes: { [T in Type]: Shape<Extract<ServerMessage, { type: T }>> } = {
  resync: {},
  reconnect: { in_ms: 'number' },
  pong: {},
  hello: { account_id: 'number', change: 'number', ping_seconds: 'number' },
  'chat.changes': { after: 'number', change: 'number', conversations: 'array', messages: 'array' },
  'chat.typing': { conversation_id: 'number', account_id: 'number', is_typing: 'boolean' },
  'chat.presence': { account_id: 'number', presence: 'string' },
  'applicants.changed': { job_id: 'number' },
  'employers.changed': {},
  notification: { kind: 'string', push: 'boolean' },
  unread: { chat: 'number', notifications: 'number' },
};

/** What came over the socket, if this version of the page knows it; anything else is reported and passed over. */
export function readServerMessage(data: unknown): ServerMessage | undefined {
  const message = parse(data);
  const shape: Record<string, string> | undefined = Object.hasOwn(shapes, message.type as Type)
    ? shapes[message.type as Type]
    : undefined;
  const fits = shape && Object.entries(shape).every(([field, kind]) => isOf(kind, message[field]));
  if (fits) return message as ServerMessage;
  reportError(new Error(`A live message was not understood: ${String(message.type)}`));
  return undefined;
}

function parse(data: unknown): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return {};
  }
}

function isOf(kind: string, value: unknown): boolean {
  return kind === 'array' ? Array.isArray(value) : typeof value === kind;
}
