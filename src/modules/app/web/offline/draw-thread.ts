import { keepDraft, readDraft } from '#src/modules/chat/web/composer/drafts.ts';
import { makeClientId } from '#src/modules/chat/web/sync/client-id.ts';
import { keepOutgoing, readOutbox } from '#src/modules/chat/web/sync/outbox.ts';
import { build } from './build-element.ts';
import type { CopiedChat, CopiedMessage } from './offline-copy.ts';
import { timeText } from './offline-texts.ts';

type Texts = Record<string, string>;

/** One conversation as it was last seen, what waits to be sent, and a box to write more. */
export function drawThread(accountId: number, chat: CopiedChat, texts: Texts, onBack: () => void): HTMLElement[] {
  const list = build('ol', { className: 'mt-4 grid gap-2' });
  const show = () => {
    const stored = new Set(chat.messages.map(({ client_id }) => client_id));
    const waiting = readOutbox(accountId, Date.now()).filter(
      ({ conversation_id, client_id }) => conversation_id === chat.id && !stored.has(client_id),
    );
    list.replaceChildren(
      ...chat.messages.map((message) => drawMessage(message, timeText(message.at))),
      ...waiting.map(({ text, client_id, queued_at }) =>
        drawMessage({ client_id, is_own: true, text, at: queued_at }, texts.waiting ?? ''),
      ),
    );
  };
  show();
  const back = build('button', {
    type: 'button',
    className: 'min-h-11 font-medium text-accent-ink underline underline-offset-4',
    textContent: texts.back ?? '',
    onclick: onBack,
  });
  const heading = build('h2', {
    className: 'mt-2 font-semibold text-ink text-lg',
    dir: 'auto',
    textContent: chat.name,
  });
  const about = build('p', { className: 'text-ink-muted text-sm', dir: 'auto', textContent: chat.about });
  const box = chat.may_write ? [drawComposer(accountId, chat, texts, show)] : [];
  return [build('section', { className: 'mt-6' }, back, heading, about, list, ...box)];
}

function drawMessage({ is_own, text }: CopiedMessage, note: string): HTMLElement {
  return build(
    'li',
    {
      className: `max-w-[85%] rounded-card px-4 py-2 ${is_own ? 'ms-auto bg-accent-soft' : 'me-auto border border-line bg-surface'}`,
    },
    build('p', { className: 'whitespace-pre-wrap break-words text-ink', dir: 'auto', textContent: text }),
    build('p', { className: 'mt-1 text-ink-muted text-xs', textContent: note }),
  );
}

/** What is written here waits in the chat's own outbox, which sends it once and in order. */
function drawComposer(accountId: number, chat: CopiedChat, texts: Texts, onKept: () => void): HTMLElement {
  const field = build('textarea', {
    id: 'message',
    rows: 3,
    maxLength: 5000,
    value: readDraft(accountId, chat.id),
    // The live page may come at any moment: what is typed goes on there.
    oninput: () => keepDraft(accountId, chat.id, field.value),
    className: 'w-full rounded-control border border-line-firm bg-surface p-3 text-ink',
  });
  const label = build('label', {
    htmlFor: 'message',
    className: 'mb-1 block font-medium text-ink text-sm',
    textContent: texts.write ?? '',
  });
  const send = build('button', {
    className: 'mt-2 min-h-11 rounded-control bg-accent px-5 font-semibold text-on-accent hover:bg-accent-hover',
    textContent: texts.send ?? '',
  });
  const form = build('form', { className: 'mt-6' }, label, field, send);
  form.onsubmit = (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    const queued_at = new Date().toISOString();
    const draft = { conversation_id: chat.id, kind: 'text', text, queued_at, status: 'sending' } as const;
    keepOutgoing(accountId, { ...draft, client_id: makeClientId() }, Date.now());
    field.value = '';
    keepDraft(accountId, chat.id, '');
    onKept();
  };
  return form;
}
