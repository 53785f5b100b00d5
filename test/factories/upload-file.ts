import type { Envelope } from '#src/kernel/client.ts';
import type { TestVisitor } from '../test-app.ts';

/** Sends a file as a browser's form does. */
export async function uploadFile(
  visitor: TestVisitor,
  bytes: Buffer | string,
  name: string,
  fields: Record<string, string> = {},
): Promise<{ status: number; envelope: Envelope }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('files', new Blob([Buffer.from(bytes)]), name);
  const response = await visitor.fetch('/api/api-go/file/upload', { method: 'POST', body: form });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}
