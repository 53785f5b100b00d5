import { randomUUID } from 'node:crypto';
import type { Envelope } from '#src/kernel/client.ts';
import type { Api, InputOf } from '#src/kernel/contract.ts';
import type { TestVisitor } from '../test-app.ts';

type Feedback = InputOf<Api['POST /api-go/user/feedback']>;

/** A message as the form sends it. */
export function feedbackInput(given: Partial<Feedback> = {}): Feedback {
  return {
    client_key: randomUUID(),
    topic: 'problem',
    text: 'The map stays grey.',
    email: 'vi@write.example',
    ...given,
  };
}

/** Sends a file for a message as a browser's form does. */
export async function attachFile(visitor: TestVisitor, bytes: Buffer | string, name: string) {
  const form = new FormData();
  form.set('files', new Blob([Buffer.from(bytes)]), name);
  const response = await visitor.fetch('/api/api-go/user/feedback/attachment', { method: 'POST', body: form });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}
