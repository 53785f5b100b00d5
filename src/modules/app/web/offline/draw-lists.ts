import { build } from './build-element.ts';
import { aboutOf, jobAddress } from './draw-job.ts';
import type { CopiedChat, CopiedJob, OfflineCopy } from './offline-copy.ts';
import { timeText } from './offline-texts.ts';

type Texts = Record<string, string>;
type OnOpen = (chat: CopiedChat) => void;
type OnOpenJob = (job: CopiedJob) => void;

/** The chats and saved jobs that can be read here. */
export function drawLists({ chats, jobs }: OfflineCopy, texts: Texts, onOpen: OnOpen, onJob: OnOpenJob): HTMLElement[] {
  return [
    drawSection(
      texts.chats ?? '',
      texts.noChats ?? '',
      chats.map((chat) => drawChat(chat, onOpen)),
    ),
    drawSection(
      texts.jobs ?? '',
      texts.noJobs ?? '',
      jobs.map((job) => drawJob(job, onJob)),
    ),
  ];
}

function drawSection(title: string, none: string, rows: HTMLElement[]): HTMLElement {
  const heading = build('h2', { className: 'mb-3 font-semibold text-ink text-lg', textContent: title });
  const list =
    rows.length > 0
      ? build('ul', { className: 'divide-y divide-line rounded-card border border-line bg-surface' }, ...rows)
      : build('p', { className: 'text-ink-muted', textContent: none });
  return build('section', { className: 'mt-8' }, heading, list);
}

function drawChat(chat: CopiedChat, onOpen: OnOpen): HTMLElement {
  const last = chat.messages.at(-1);
  const button = build(
    'button',
    {
      type: 'button',
      className: 'block min-h-11 w-full px-4 py-3 text-start hover:bg-hover',
      onclick: () => onOpen(chat),
    },
    build(
      'span',
      { className: 'flex items-baseline justify-between gap-3' },
      build('bdi', { className: 'min-w-0 truncate font-medium text-ink', textContent: chat.name }),
      build('span', { className: 'shrink-0 text-ink-muted text-xs', textContent: timeText(chat.at) }),
    ),
    build('span', { className: 'block truncate text-ink-muted text-sm', textContent: chat.about }),
    build('span', { className: 'block truncate text-ink-muted text-sm', dir: 'auto', textContent: last?.text ?? '' }),
  );
  return build('li', {}, button);
}

function drawJob(job: CopiedJob, onJob: OnOpenJob): HTMLElement {
  const link = build(
    'a',
    {
      href: jobAddress(job),
      className: 'block px-4 py-3 no-underline hover:bg-hover',
      onclick: (event: MouseEvent) => {
        event.preventDefault();
        onJob(job);
      },
    },
    build('span', { className: 'block font-medium text-ink', dir: 'auto', textContent: job.title }),
    build('span', { className: 'block text-ink text-sm', textContent: job.pay }),
    build('span', { className: 'block text-ink-muted text-sm', textContent: aboutOf(job) }),
  );
  return build('li', {}, link);
}
