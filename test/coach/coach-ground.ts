import type { CoachEvent } from '#src/modules/coach/coach.contract.ts';
import { createCompany } from '../factories/create-company.ts';
import { createJob } from '../factories/create-job.ts';
import { preferenceInput } from '../factories/preference-input.ts';
import { signIn } from '../factories/sign-in.ts';
import type { TestApp, TestVisitor } from '../test-app.ts';

export const [SQL, PYTHON, TABLEAU] = [284, 3, 357];
const [SINGAPORE, MALAYSIA] = [196, 127];

let people = 0;

/** Seven software jobs in Singapore that pay S$5,000 to 8,000 at most, and one in Kuala Lumpur. */
export async function postJobs(app: TestApp, wish: Record<string, unknown> = {}) {
  const { pool } = app.database;
  const company = await createCompany(pool, { name: 'Harbour Works' });
  const ids: number[] = [];
  for (let at = 0; at < 7; at++) {
    const skills = at < 5 ? [SQL, PYTHON, TABLEAU] : [SQL, TABLEAU];
    const pay = { salary_min: 400_000, salary_max: 500_000 + at * 50_000 };
    const job = await createJob(pool, { company_id: company.id, skill_ids: skills, ...pay, ...wish });
    ids.push(job.id);
  }
  const abroad = { country_id: MALAYSIA, location_ids: [MALAYSIA * 1000 + 1], currency: 'MYR', skill_ids: [SQL] };
  ids.push((await createJob(pool, { company_id: company.id, title: 'Software Engineer KL', ...abroad })).id);
  return ids;
}

/** Somebody in Singapore who looks for software jobs and knows SQL. */
export async function createSeeker(app: TestApp, told: { description?: string } = {}): Promise<TestVisitor> {
  const seeker = await signIn(
    app,
    `seeker-${++people}@parley.example`,
    app.visitor({ 'country-id': String(SINGAPORE) }),
  );
  await seeker.api('POST /jobseeker/job-preferences/create', preferenceInput() as never);
  await seeker.api('POST /jobseeker/work-experiences/create', {
    title: 'Software Engineer',
    company: 'Nusa Foods',
    start_date: '2019-04',
    is_current: true,
    description: told.description ?? 'Wrote reports with SQL for 3 entities.',
  });
  await seeker.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Docker' }] });
  return seeker;
}

export async function* readEvents(response: Response): AsyncGenerator<CoachEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const parts = rest.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part.replace(/^data: /, '')) as CoachEvent;
  }
}

export async function collect(response: Response): Promise<CoachEvent[]> {
  const events: CoachEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

export const textOf = (events: CoachEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

export function streamAnswer(visitor: TestVisitor, input: { text: string; conversation_id?: number }) {
  return visitor.fetch('/api/coach/questions', {
    method: 'POST',
    body: JSON.stringify({ stream: true, ...input }),
    headers: { 'content-type': 'application/json', 'country-id': String(SINGAPORE) },
  });
}
