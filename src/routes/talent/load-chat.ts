import { data, redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { type ListView, listInput, readListView } from '#src/modules/chat/web/list/list-view.ts';
import type { ChatSeed } from '#src/modules/chat/web/sync/chat-client.ts';
import type { PageServices } from '#src/page-services.ts';
import { asAccount } from '../require-account.ts';

const PAGE = 50;
/** A search result is shown with what was said before it. */
const BEFORE_MARK = 20;
const MOST_PAGES = 20;

type ApiCall = PageServices['api'];

/**
 * What a chat page shows first. The list comes before the thread: its change number must not be newer than the
 * messages, or what was said in between would be missing.
 */
export async function loadChat(api: ApiCall, url: URL, id: string | undefined) {
  const view = readListView(url.searchParams);
  const me = await api('GET /jobseeker/me');
  const list = await api('GET /chat/conversations', listInput(view));
  const [unread, thread] = await Promise.all([api('GET /chat/unread'), loadThread(api, url, id)]);
  const seed: ChatSeed = {
    accountId: me.id,
    conversations: list.conversations,
    change: list.change,
    unread: unread.unread_messages,
    thread,
  };
  return {
    me,
    seed,
    view,
    nextCursor: list.next_cursor,
    renderedAt: Date.now(),
    // Names the message of the plain form.
    formId: crypto.randomUUID(),
  };
}

async function loadThread(api: ApiCall, url: URL, id: string | undefined): Promise<ChatSeed['thread']> {
  if (id === undefined) return null;
  const conversationId = Number(id);
  if (!Number.isSafeInteger(conversationId) || conversationId < 1) throw data(null, { status: 404 });
  const conversation = await api('GET /chat/conversations/:id', { id: conversationId });
  const from = firstWanted(url.searchParams);
  if (from === undefined) {
    const page = await api('GET /chat/conversations/:id/messages', { id: conversationId, limit: PAGE });
    return { conversation, messages: page.messages, hasEarlier: page.has_more };
  }
  return { conversation, messages: await loadFrom(api, conversationId, from), hasEarlier: from > 1 };
}

/** Everything from a message to the end: a thread on the page has no holes. */
async function loadFrom(api: ApiCall, id: number, from: number) {
  const messages: NonNullable<ChatSeed['thread']>['messages'] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after = messages.at(-1)?.seq ?? from - 1;
    const answer = await api('GET /chat/conversations/:id/messages', { id, after, limit: 500 });
    messages.push(...answer.messages);
    if (!answer.has_more) break;
  }
  return messages;
}

/** `at` is a message to show, `before` the one whose earlier ones are wanted. */
function firstWanted(search: URLSearchParams): number | undefined {
  const at = Number(search.get('at'));
  const before = Number(search.get('before'));
  if (Number.isSafeInteger(at) && at > 0) return Math.max(1, at - BEFORE_MARK);
  if (Number.isSafeInteger(before) && before > 0) return Math.max(1, before - PAGE);
  return undefined;
}

/** Whoever is not signed in goes to sign in and comes back; what is not theirs is not there. */
export function orSignIn<Answer>(request: Request, language: string, load: Promise<Answer>, role?: 'recruiter') {
  const orNotThere = (error: unknown) => {
    throw isRefusal(error) && error.status === 404 ? data(null, { status: 404 }) : error;
  };
  return asAccount(request, language, () => load.catch(orNotThere), role);
}

/** The plain form, where no script runs. */
export async function sendByForm(api: ApiCall, request: Request, id: string | undefined) {
  const form = await request.formData();
  const text = String(form.get('text') ?? '');
  try {
    const input = { id: Number(id), client_id: String(form.get('client_id') ?? ''), text };
    await api('POST /chat/conversations/:id/messages', input);
    return redirect(new URL(request.url).pathname.replace(/\.data$/, ''));
  } catch (error) {
    if (isRefusal(error)) return data({ problem: error.message, text }, { status: error.status });
    throw error;
  }
}

/** Only another list is worth asking the page anew; a thread comes by itself. */
export function isSameList(current: URL, next: URL): boolean {
  const key = (view: ListView) => JSON.stringify(view);
  return key(readListView(current.searchParams)) === key(readListView(next.searchParams));
}
