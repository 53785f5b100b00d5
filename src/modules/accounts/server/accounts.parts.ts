import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import type { Deliver } from '#src/platform/delivery/deliver.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';
import type { Questions } from '#src/platform/modules/questions.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import type { NotifyAccount } from './accounts.notices.ts';
import type { AccountsSettings } from './accounts.settings.ts';
import type { OidcProviders } from './social/oidc-providers.ts';

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    /** Whether the company of a Boss is in a state that lets them in; whoever has none is let in. */
    'accounts.maySignIn': (tx: Reader, accountId: number) => Promise<boolean>;
    /** What operators have decided about someone who is refused, and where it can be appealed. */
    'accounts.describeSuspension': (tx: Reader, accountId: number) => Promise<Suspended | undefined>;
    /** What an export tells besides the rows: someone's resume. */
    'accounts.findExportResume': (tx: Reader, accountId: number) => Promise<Record<string, unknown>>;
  }
}

/** What the verbs of this module need besides the request. */
export interface AccountsParts {
  /** For what is kept while a service is asked, outside any transaction. */
  db: Database;
  texts: Texts;
  limit: AttemptLimit;
  deliver: Deliver;
  enqueue: Enqueue;
  settings: AccountsSettings;
  secrets: Secrets;
  providers: OidcProviders;
  /** The site's address in messages; without it the request's own. */
  publicUrl?: string;
  /** Tells the account's owner; without it nobody is told of a new device. */
  notify?: NotifyAccount;
  maySignIn: Questions['accounts.maySignIn'];
  describeSuspension: Questions['accounts.describeSuspension'];
}

interface Suspended {
  until: Date | null;
  reasonName: string | null;
  note: string;
  /** Below the language segment. */
  appealPath: string;
}

/** The version of the terms that someone agrees to now: the day they were last changed. */
export function termsVersion(texts: Texts): string {
  const terms = texts.page('en', 'terms') as { updated?: string } | undefined;
  return terms?.updated ?? 'unknown';
}
