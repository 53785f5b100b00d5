import type { WritingEvent } from '#src/modules/ai/ai.contract.ts';
import { preferenceInput } from '../factories/preference-input.ts';
import { signIn } from '../factories/sign-in.ts';
import type { TestApp, TestVisitor } from '../test-app.ts';

let people = 0;

export const JOB = {
  title: 'Senior Accountant',
  company: 'Nusa Foods',
  start_date: '2019-04',
  is_current: true,
  description:
    'I was responsible for managing the month-end close for 3 entities. Managed to cut the close from 10 days to 6.',
};

/** Somebody with a desired job, a job and some skills. */
export async function createWriter(app: TestApp, told: { job?: Partial<typeof JOB> } = {}): Promise<TestVisitor> {
  const visitor = await signIn(app, `writer-${++people}@parley.example`);
  await visitor.api('POST /jobseeker/job-preferences/create', preferenceInput() as never);
  await visitor.api('POST /jobseeker/work-experiences/create', { ...JOB, ...told.job });
  await visitor.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'IFRS' }, { name: 'SAP' }] });
  return visitor;
}

export async function* readEvents(response: Response): AsyncGenerator<WritingEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const parts = rest.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part.replace(/^data: /, '')) as WritingEvent;
  }
}

export async function streamSummary(visitor: TestVisitor, input: object = {}, method = 'POST') {
  return visitor.fetch('/api/aicv/ai_writing/career_summary', {
    method,
    body: JSON.stringify({ stream: true, ...input }),
    headers: { 'content-type': 'application/json' },
  });
}

export async function collect(response: Response): Promise<WritingEvent[]> {
  const events: WritingEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

/** The pieces of a stream put together. */
export function textOf(events: WritingEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}
