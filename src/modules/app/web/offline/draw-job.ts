import { build } from './build-element.ts';
import type { CopiedJob } from './offline-copy.ts';

/** Where the job's page is, in the language that is read here. */
export const jobAddress = ({ path }: CopiedJob) => `/${document.documentElement.lang}${path}`;

export const aboutOf = ({ company, place }: CopiedJob) => [company, place].filter(Boolean).join(' · ');

/** A saved job as far as it can be read without a connection, at the address of its page. */
export function drawJobPage(job: CopiedJob, texts: Record<string, string>, onBack: () => void): HTMLElement[] {
  const back = build('button', {
    type: 'button',
    className: 'min-h-11 font-medium text-accent-ink underline underline-offset-4',
    textContent: texts.back ?? '',
    onclick: onBack,
  });
  const paragraphs = job.text
    .split('\n')
    .map((line) => build('p', { className: 'mt-3 break-words text-ink', dir: 'auto', textContent: line }));
  const section = build(
    'section',
    { className: 'mt-6' },
    back,
    build('h2', { className: 'mt-2 font-semibold text-ink text-lg', dir: 'auto', textContent: job.title }),
    build('p', { className: 'mt-1 text-ink', textContent: job.pay }),
    build('p', { className: 'text-ink-muted text-sm', dir: 'auto', textContent: aboutOf(job) }),
    ...paragraphs,
    build('p', { className: 'mt-4 text-ink-muted text-sm', textContent: texts.moreOnline ?? '' }),
  );
  return [section];
}
