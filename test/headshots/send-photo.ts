import type { Envelope } from '#src/kernel/client.ts';
import type { HeadshotEngine } from '#src/modules/headshots/portrait-looks.ts';
import type { TestVisitor } from '../test-app.ts';

interface Options {
  signal?: AbortSignal;
  engine?: HeadshotEngine;
}

/** Sends a photo for a portrait as a browser's form does. */
export async function sendPhoto(visitor: TestVisitor, bytes: Buffer | string, { signal, engine }: Options = {}) {
  const form = new FormData();
  form.set('kind', 'headshot');
  if (engine) form.set('engine', engine);
  form.set('files', new Blob([Buffer.from(bytes)]), 'me.jpg');
  const response = await visitor.fetch('/api/jobseeker/headshot', {
    method: 'POST',
    body: form,
    ...(signal && { signal }),
  });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}
