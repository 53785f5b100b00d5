import { ApiError, type Envelope, type Input, toWire } from '../kernel/client.ts';

/**
 * A call whose answer is server-sent events. What is refused before the first of them is thrown as by `api`; a
 * connection that ends without the last one, too.
 */
export async function* streamEvents<Event>(key: string, input: Input, signal: AbortSignal): AsyncGenerator<Event> {
  const { method, path, body } = toWire(key, input);
  const { dataset } = document.documentElement;
  const response = await fetch(`/api${path}`, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      ...(dataset.country && { 'country-id': dataset.country }),
      'language-id': dataset.language ?? '1',
      'role-id': '1',
    },
    signal,
  }).catch(() => {
    throw new ApiError(-1, 0, '', {});
  });
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const { code, message } = (await response.json()) as Envelope;
    if (response.status === 401) await (await import('./session-end.ts')).handleUnauthorized(path, code);
    throw new ApiError(code, response.status, message, {});
  }
  yield* readEvents<Event>(response.body);
}

async function* readEvents<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  // Not `for await`: Safari's streams cannot be iterated.
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + value).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield JSON.parse(part.slice('data: '.length)) as Event;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
