import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import type { Access, KeyAccess } from '#src/kernel/contract.ts';
import type { Emit } from '#src/kernel/events.ts';
import type { Reader, Transaction } from './database/database.ts';

/** Who asks. A visitor has no session yet; a guest has a session without an account. */
export interface Viewer {
  sessionId: number | null;
  accountId: number | null;
  role: string;
  /** The account has a second factor, or a passkey has let it in; some roles are worth nothing without. */
  hasSecondFactor?: boolean;
  /** The call came with an API key of a company, not with a session. */
  apiKey?: ApiKeyFacts;
  /** The call was under way while its session got a new token: whoever has the old one changes nothing with it. */
  mayOnlyRead?: boolean;
}

/** What is known of the API key that a call came with. */
export interface ApiKeyFacts {
  id: number;
  companyId: number;
  scopes: readonly string[];
}

/** A guest or someone signed in. */
export interface SessionViewer extends Viewer {
  sessionId: number;
}

/** Someone signed in. */
export interface AccountViewer extends SessionViewer {
  accountId: number;
}

/** What a member of a company is there; the module that keeps companies says what is known of it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Membership {}

/** Someone who hires for a company. */
export interface MemberViewer extends AccountViewer {
  membership: Membership;
}

/** A program that acts for a company, as the member who made its key. */
export interface KeyViewer extends MemberViewer {
  apiKey: ApiKeyFacts;
}

/** Who asks a verb, by what its contract has checked (`assertAccess`). */
export type ViewerFor<Allowed extends Access> = Allowed extends 'anyone'
  ? Viewer
  : Allowed extends 'session'
    ? SessionViewer
    : Allowed extends 'member'
      ? MemberViewer
      : Allowed extends KeyAccess
        ? KeyViewer
        : AccountViewer;

export const visitor: Viewer = { sessionId: null, accountId: null, role: 'visitor' };

/** Where and in which language the request is answered. */
export interface Locale {
  countryId: number;
  language: string;
  languageId: number;
}

/** The facts of one request that do not depend on who sent it over which transport. */
export interface RequestFacts {
  requestId: string;
  ip: string;
  host: string;
  secure: boolean;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** Aborted when whoever asked hangs up; what is rendered in this process has no line that could end. */
  signal?(): AbortSignal;
}

export interface CookieChange {
  name: string;
  value: string;
  /** Seconds; 0 deletes the cookie. */
  maxAge: number;
  httpOnly: boolean;
}

/** What every verb is given; who asks is as certain as its contract makes it. Only what writes is given more. */
export interface Context<Asker extends Viewer = Viewer, Store extends Reader = Reader> {
  viewer: Asker;
  locale: Locale;
  clock: Clock;
  tx: Store;
  request: RequestFacts;
  log: FastifyBaseLogger;
  setCookie(change: CookieChange): void;
}

/** What a verb is given whose contract says neither GET nor `isRead`. */
export interface WriteContext<Asker extends Viewer = Viewer> extends Context<Asker, Transaction> {
  /** Tells the modules that listen, in the same transaction. */
  emit: Emit;
}

export type SessionContext = Context<SessionViewer>;
export type AccountContext = Context<AccountViewer>;
export type SessionWriteContext = WriteContext<SessionViewer>;
export type AccountWriteContext = WriteContext<AccountViewer>;
export type MemberContext = Context<MemberViewer>;
export type MemberWriteContext = WriteContext<MemberViewer>;
export type KeyContext = Context<KeyViewer>;
export type KeyWriteContext = WriteContext<KeyViewer>;

/** A verb that only reads: `(ctx, input) → answer`. */
export type ReadVerb<Input, Answer, Asker extends Viewer = Viewer> = (
  context: Context<Asker>,
  input: Input,
) => Answer | Promise<Answer>;

/** A verb that may write. */
export type WriteVerb<Input, Answer, Asker extends Viewer = Viewer> = (
  context: WriteContext<Asker>,
  input: Input,
) => Answer | Promise<Answer>;
