import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Envelope } from '#src/kernel/client.ts';
import type { Reach } from '#src/platform/http/reach.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import type { TestApp, TestVisitor } from '#test/test-app.ts';

export const HEADER =
  'Reference,Job title,Job type,Work arrangement,Country,Location,Salary min,Salary max,Currency,Pay period,Experience,Education,Description';

/** A row that can be published as it is, unless the test says otherwise. */
export function line(wish: Partial<Record<'ref' | 'title' | 'type' | 'place' | 'min' | 'text', string>> = {}): string {
  const { ref = 'R-1', title = 'Accountant', type = 'Full-time', place = 'Orchard', min = '5000' } = wish;
  const text = wish.text ?? `You keep the books of our ${title} team and close them every month, with two colleagues.`;
  const cells = [ref, title, type, 'On-site', 'Singapore', place, min, '7000', 'SGD', 'Monthly', '1-3 years'];
  return [...cells, "Bachelor's degree", text].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

export async function sendFile(visitor: TestVisitor, content: string | Uint8Array): Promise<Envelope> {
  return (await uploadTable(visitor, content)).envelope;
}

export async function uploadTable(visitor: TestVisitor, content: string | Uint8Array) {
  const name = 'jobs.csv';
  const form = new FormData();
  form.set('filename', name);
  form.set('files', new Blob([typeof content === 'string' ? content : Buffer.from(content)]), name);
  const response = await visitor.fetch('/api/recruiters/job-imports/file', { method: 'POST', body: form });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}

/** Sends a file and has its rows made into drafts as proposed. */
export async function importFile(visitor: TestVisitor, content: string | Uint8Array): Promise<number> {
  const envelope = await sendFile(visitor, content);
  if (envelope.code !== 0) throw new Error(envelope.message);
  const { id } = envelope.data as { id: number };
  const { columns, defaults } = await visitor.api('GET /recruiters/job-imports/:id', { id });
  const targets = columns.map(({ target }) => target);
  await visitor.api('POST /recruiters/job-imports/:id/start', { id, targets, defaults });
  return id;
}

export async function openBoss(app: TestApp, company: Record<string, unknown> = {}) {
  const made = await createCompany(app.database.pool, { country_id: 196, ...company });
  return { company: made, ...(await signInBoss(app, made.id)) };
}

/** A site of somebody else, on this machine. */
export async function openSite(
  pages: Record<string, { body: string | Buffer; headers?: Record<string, string>; status?: number }>,
) {
  const asked: string[] = [];
  let hear: (path: string) => unknown = () => {};
  const server: Server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    hear(path);
    const page = pages[path];
    answer.writeHead(page?.status ?? (page ? 200 : 404), page?.headers ?? {}).end(page?.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reach: Reach = { mayReach: (url) => url.startsWith(`${address}/`), request, options: {} };
  const onAsked = (told: typeof hear) => {
    hear = told;
  };
  return { address, asked, onAsked, reach, close: () => new Promise((resolve) => server.close(resolve)) };
}
