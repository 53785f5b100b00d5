import type { Envelope } from '#src/kernel/client.ts';
import type { TestVisitor } from '../test-app.ts';

/** Sends a photo for a portrait as a browser's form does. */
export async function sendPhoto(visitor: TestVisitor, bytes: Buffer | string, signal?: AbortSignal) {
  const form = new FormData();
  form.set('kind', 'headshot');
  form.set('files', new Blob([Buffer.from(bytes)]), 'me.jpg');
  const response = await visitor.fetch('/api/jobseeker/headshot', { method: 'POST', body: form, signal });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}
