import type { z } from 'zod';
import type { ErrorName } from './errors.ts';

/**
 * `anyone` needs nothing, `session` a guest or better, `account` a signed-in person, `role:…` one of these roles,
 * `member` a recruiter who hires for a company. `key` is for a company's own programs, which send an API key instead of
 * a cookie: any key, or one that has the scope.
 */
export type Access = 'anyone' | 'session' | 'account' | `role:${string}` | 'member' | KeyAccess;
export type KeyAccess = 'key' | `key:${string}`;

/** How often one caller may ask; counted per account, for guests per session, for API keys over all their calls, for others per network. */
export interface RateLimit {
  max: number;
  seconds: number;
  /**
   * Nobody is counted who comes from this machine: a measurement, or a proxy that does not say for whom it asks, so that
   * all visitors of a site would be one. For limits that only keep machines from reading everything.
   */
  sparesThisMachine?: boolean;
}

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
  Reads extends boolean = boolean,
> {
  summary: string;
  access: Allowed;
  input: Input;
  answer: Answer;
  errors: readonly ErrorName[];
  limit?: RateLimit;
  /** A POST that only reads, because its question is too long for an address; it needs no transaction. */
  isRead?: Reads;
  /** The answer has a secret that is told only once: nothing of it is kept for a repeat with the same idempotency key. */
  tellsSecret?: true;
  /** Takes a form with a file in it; the file is received only when the caller may send one. */
  receives?: { mostBytes: number };
  /** Longer than the usual 30 s, for what comes over a slow line. */
  maxSeconds?: number;
  /** A visitor without a session may be answered by a replica of the database, a second old at most. */
  mayLag?: true;
  /** Seconds a browser may keep the answer; implies an ETag. Only for answers that are the same for everyone. */
  cacheSeconds?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;
export type Contract = Record<EndpointKey, Endpoint>;

/** Every endpoint of the product: each contract adds its own by declaration merging, so nobody imports all of them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the contracts.
export interface Api {}

/** Keeps the exact types of input, answer and access, so that the client and the verbs are checked against them. */
export function endpoint<
  Input extends z.ZodType,
  Answer extends z.ZodType,
  const Allowed extends Access,
  const Reads extends boolean = false,
>(definition: Endpoint<Input, Answer, Allowed, Reads>): Endpoint<Input, Answer, Allowed, Reads> {
  return definition;
}

/** Whether a call is made with an API key. */
export function isForKeys(access: Access): access is KeyAccess {
  return access === 'key' || access.startsWith('key:');
}

/** Whether a call only reads: a GET, or what its contract calls so. */
export function onlyReads(key: string, { isRead }: Pick<Endpoint, 'isRead'>): boolean {
  return isRead === true || splitKey(key).method === 'GET';
}

/** The same for the compiler; what a contract does not say is any `boolean` to it. */
export type OnlyReads<Key, E> = Key extends `GET ${string}`
  ? true
  : E extends { isRead?: infer Reads }
    ? boolean extends Reads
      ? false
      : true extends Reads
        ? true
        : false
    : false;

export function splitKey(key: string): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}

export type InputOf<E> = E extends { input: infer I extends z.ZodType } ? z.input<I> : never;
export type ParsedInputOf<E> = E extends { input: infer I extends z.ZodType } ? z.output<I> : never;
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : never;
export type AccessOf<E> = E extends { access: infer A extends Access } ? A : never;
