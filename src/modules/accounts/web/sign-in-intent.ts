import { readExpiring, takeExpiring, writeExpiring } from '#src/browser/storage.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { signInHref } from './sign-in-href.ts';

const KEY = 'parley.intent';
/** Long enough to look for a code in the inbox; afterwards nobody remembers what they had pressed. */
const MINUTES = 20;

/** What someone wanted to do when they were asked to sign in. */
export interface SignInIntent {
  /** `block`, `apply` …: the name under which a module has said how to go on. */
  kind: string;
  id: number | string;
  /** What was typed or chosen with it; nothing secret. */
  data?: Record<string, string | number | boolean>;
}

interface KeptIntent extends SignInIntent {
  /** The page where it was pressed; it goes on there and nowhere else. */
  path: string;
}

/** Does what was wanted and answers what to tell, if anything. */
export type CompleteIntent = (intent: SignInIntent) => Promise<TextKey | undefined>;
/** Loaded only when there is something to complete. */
export type LoadCompletion = () => Promise<CompleteIntent>;

const completions = new Map<string, LoadCompletion>();

/** A module says how its action goes on after a sign-in. */
export function registerIntent(kind: string, load: LoadCompletion): void {
  completions.set(kind, load);
}

/** Sends a visitor to sign in; what was pressed is done when they are back. */
export function signInFirst(intent: SignInIntent, language: string = document.documentElement.lang): void {
  const { pathname, search } = window.location;
  writeExpiring(KEY, { ...intent, path: pathname + search } satisfies KeptIntent, MINUTES);
  window.location.assign(signInHref(language, pathname + search, { intent: intent.kind }));
}

export function isSignedIn(): boolean {
  return /(?:^|; )parley_auth_status=user/.test(document.cookie);
}

/**
 * Does what was wanted, once, on the page where it was wanted. Answers the text to show, or undefined when there is
 * nothing to do; whatever fails is thrown for the page to tell.
 */
export async function completeIntent(): Promise<TextKey | undefined> {
  const { pathname, search } = window.location;
  const waiting = readExpiring<KeptIntent>(KEY);
  if (!waiting || !isSignedIn() || waiting.path !== pathname + search) return undefined;
  // Taken first: a second look, or the same page in another effect, finds nothing.
  takeExpiring(KEY);
  const load = completions.get(waiting.kind);
  const complete = await load?.();
  return complete?.(waiting);
}
