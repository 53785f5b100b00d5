const TIMEOUT_MS = 8000;

/** A provider that refused or did not answer in time. */
export class ProviderError extends Error {
  readonly status: number;
  /** When it wants to be asked again, in seconds; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, what: string, retryAfter: number | null = null) {
    super(`${what} answered ${status || 'nothing'}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

/** One request with a time limit; its answer as JSON, an empty one as an empty object. */
export async function request(
  url: string,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<Record<string, unknown>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    text = await response.text();
  } catch {
    throw new ProviderError(0, new URL(url).host);
  }
  if (!response.ok) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new ProviderError(response.status, new URL(url).host, Number.isFinite(seconds) ? seconds : null);
  }
  try {
    return text ? (JSON.parse(text) as Record<string, unknown>) : {};
  } catch {
    throw new ProviderError(502, new URL(url).host);
  }
}

/** Calls of a provider's API in the name of whoever the token belongs to. */
export function callWith(apiUrl: string, accessToken: string, timeoutMs?: number): Call {
  return (method, path, body) =>
    request(
      apiUrl + path,
      {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      timeoutMs,
    );
}

/** What an answer must have; a provider that changes its answers is one that fails. */
export function textOf(answer: Record<string, unknown>, field: string): string {
  const value = answer[field];
  if (typeof value === 'string' && value) return value;
  if (typeof value === 'number') return String(value);
  throw new ProviderError(502, `an answer without ${field}`);
}
