import { api } from '#src/browser/api.ts';
import { writeKept } from '#src/browser/kept-data.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { COPY_KEY, OFFLINE_COPY } from '../../kept-names.ts';
import { type CopiedChat, type CopiedMessage, MOST_CHATS, type OfflineCopy, readCopy } from './offline-copy.ts';

const FRESH_MS = 2 * 60_000;
const MESSAGES = 30;
/** Threads after which the copy is written down. */
const AT_ONCE = 5;
/** The day of a copy that another page goes on with. */
const UNFINISHED = new Date(0);
const LOCK = 'parley-offline-copy';

type Conversation = AnswerOf<Api['GET /chat/conversations']>['conversations'][number];
type Message = AnswerOf<Api['GET /chat/conversations/:id/messages']>['messages'][number];

/**
 * Brings the copy for hours without a connection up to date: the last chats and the saved jobs of this account. One tab
 * does it, and only threads in which something has happened are asked for again.
 */
export async function keepCopy(): Promise<void> {
  await navigator.locks?.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await copy();
  });
}

async function copy(): Promise<void> {
  const [me, known] = await Promise.all([api('GET /jobseeker/me'), readCopy()]);
  const old = known?.account_id === me.id ? known : undefined;
  if (old && Date.now() - Date.parse(old.copied_at) < FRESH_MS) return;
  const [{ conversations }, saved] = await Promise.all([
    // Whoever hires has those who wait on top elsewhere; here it is what was said last.
    api('GET /chat/conversations', { order: 'latest', limit: MOST_CHATS }),
    api('GET /job/saved/copy', {}),
  ]);
  const chats: CopiedChat[] = [];
  const keep = (at: Date) => {
    const copied = new Set(chats.map(({ id }) => id));
    const before = conversations.length > chats.length ? (old?.chats ?? []).filter(({ id }) => !copied.has(id)) : [];
    const next: OfflineCopy = {
      account_id: me.id,
      copied_at: at.toISOString(),
      chats: [...chats, ...before].slice(0, MOST_CHATS),
      jobs: saved.jobs,
    };
    return writeKept(OFFLINE_COPY, COPY_KEY, next);
  };
  // One after the other: nobody waits for it, and others use the server. Whoever leaves before the end has the newest.
  for (const conversation of conversations) {
    if (chats.length % AT_ONCE === 0) await keep(UNFINISHED);
    chats.push(await copyChat(conversation, old, me.id));
  }
  await keep(new Date());
}

async function copyChat(row: Conversation, old: OfflineCopy | undefined, ownId: number): Promise<CopiedChat> {
  const known = old?.chats.find(({ id }) => id === row.id);
  const isSame = known?.last_seq === row.last_seq;
  return {
    id: row.id,
    side: row.side,
    name: row.other.name,
    about: [row.job.title, row.company.name].filter(Boolean).join(' · '),
    at: row.last_message_at,
    may_write: row.may_write,
    last_seq: row.last_seq,
    messages: isSame ? known.messages : await copyThread(row.id, ownId),
  };
}

async function copyThread(id: number, ownId: number): Promise<CopiedMessage[]> {
  const { messages } = await api('GET /chat/conversations/:id/messages', { id, limit: MESSAGES });
  return messages.flatMap((message) => {
    const text = wordsOf(message);
    return text
      ? [{ client_id: message.client_id, is_own: message.sender_id === ownId, text, at: message.sent_at }]
      : [];
  });
}

/** What can be read without anything else: words, and what a file or a job is called. */
function wordsOf({ is_deleted, is_recalled, text, file, job }: Message): string {
  if (is_deleted || is_recalled) return '';
  return text ?? file?.name ?? job?.title ?? '';
}
