import { ApiError, createClient, type Envelope, isLimit, toWire } from '../kernel/client.ts';
import { noteLimit } from '../kernel/limit-texts.ts';

const TIMEOUT_MS = 30_000;

/** The API client in the browser. Country and language are those of the page the visitor is looking at. */
export const api = createClient(async (key, input) => {
  const { method, path, body } = toWire(key, input);
  const { dataset } = document.documentElement;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      body,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(dataset.country && { 'country-id': dataset.country }),
        'language-id': dataset.language ?? '1',
        'role-id': '1',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // Code 0 would be success: -1 says that no answer came at all, and the caller's own text explains it.
    throw new ApiError(-1, 0, '', {});
  }
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const envelope = (await response.json()) as Envelope;
  if (isLimit(envelope)) noteLimit(envelope.message);
  if (response.status === 401) await (await import('./session-end.ts')).handleUnauthorized(path, envelope.code);
  return { status: response.status, envelope, requestId, retryAfter };
});
