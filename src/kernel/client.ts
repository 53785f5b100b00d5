import { type AnswerOf, type Api, type Endpoint, type InputOf, splitKey } from './contract.ts';

/** The envelope of every answer; code 0 is success. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** A refused call, with the text in the user's language and, for bad input, one text per field. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** Seconds to wait, when it was one try too many. */
  readonly retryAfter: number | undefined;
  /** What else the page needs to go on, e.g. where a suspension can be appealed. */
  readonly told: Record<string, string>;

  constructor(
    code: number,
    status: number,
    message: string,
    fields: Record<string, string>,
    requestId?: string,
    retryAfter?: number,
    told: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.told = told;
  }
}

/**
 * Whether a call was refused by the server rather than broken by a bug. By name: pages are built with a copy of the
 * class of their own, which the server's errors are no instances of.
 */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** Whether an answer refuses because of a limit that the page of limits publishes. */
export function isLimit({ code, data }: Envelope): boolean {
  return code !== 0 && typeof data === 'object' && data !== null && 'limit' in data;
}

export type Input = Record<string, unknown>;
export interface TransportAnswer {
  status: number;
  envelope: Envelope;
  requestId?: string;
  retryAfter?: number;
}
export type Transport = (key: string, input: Input) => Promise<TransportAnswer>;

export type Client<C extends Record<keyof C, Endpoint> = Api> = <K extends keyof C & string>(
  key: K,
  ...input: Record<string, never> extends InputOf<C[K]> ? [InputOf<C[K]>?] : [InputOf<C[K]>]
) => Promise<AnswerOf<C[K]>>;

/**
 * The one door to the data. It only needs the endpoint's key at run time, so that no schema travels to the browser;
 * the contract is a type here.
 */
export function createClient<C extends Record<keyof C, Endpoint> = Api>(transport: Transport): Client<C> {
  return async (key, ...[input]) => {
    const { status, envelope, requestId, retryAfter } = await transport(key, (input ?? {}) as Input);
    if (envelope.code !== 0) {
      const { fields = {}, ...told } = (envelope.data ?? {}) as { fields?: Record<string, string> };
      throw new ApiError(envelope.code, status, envelope.message, fields, requestId, retryAfter, told);
    }
    return envelope.data as never;
  };
}

/** The HTTP form of a call: path parameters filled in, the rest in the query or the body. */
export function toWire(key: string, input: Input): { method: string; path: string; body?: string } {
  const { method, path } = splitKey(key);
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE') return { method, path: filled, body: JSON.stringify(rest) };
  const query = toQuery(rest);
  return { method, path: query ? `${filled}?${query}` : filled };
}

function toQuery(values: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value))
      for (const [index, one] of value.entries()) query.append(`${name}[${index}]`, String(one));
    else query.append(name, String(value));
  }
  return query.toString();
}
