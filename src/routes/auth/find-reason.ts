import type { SignInReason } from '#src/modules/accounts/web/sign-in-reason.ts';
import { jobIdOf } from '#src/modules/jobs/web/job-address.ts';
import type { PageServices } from '#src/page-services.ts';

/** Pages that only the signed-in have. */
const places: [pattern: RegExp, reason: SignInReason['kind']][] = [
  [/^\/chat\/start\//, 'chat'],
  [/^\/chat(\/|$)/, 'messages'],
  [/^\/notifications$/, 'notifications'],
  [/^\/my-jobs$/, 'jobs'],
  [/^\/manage-profile$/, 'preferences'],
  [/^\/settings\/alerts$/, 'alerts'],
  [/^\/settings(\/|$)/, 'settings'],
  [/^\/qr\//, 'device'],
];
/** What was pressed on a page that everybody may see; saving and following need no account. */
const intents = ['block'] as const;

/**
 * Why someone is asked to sign in. The address only tells which page, and which of a few intents; every name in the text
 * is looked up, so that a made-up address can never put words on this page.
 */
export async function findReason(
  api: PageServices['api'],
  redirect: string | null,
  wanted: string | null,
): Promise<SignInReason | null> {
  const path = /^\/[\w-]+(\/[^?#]*)/.exec(redirect ?? '')?.[1] ?? '';
  const intent = intents.find((one) => one === wanted);
  const kind = intent ?? places.find(([pattern]) => pattern.test(path))?.[1];
  if (!kind) return null;
  try {
    return { kind, ...(await findNames(api, kind, path)) };
  } catch {
    // A job that has closed, or a page that never was: the intent alone says enough.
    return { kind };
  }
}

async function findNames(api: PageServices['api'], kind: SignInReason['kind'], path: string) {
  const [, page, last = ''] = /^\/(job|company|chat\/start)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'chat' || page === 'job') {
    const job = await api('GET /job/:id', { id: kind === 'chat' ? Number(last) : Number(jobIdOf(last)) });
    return { job: job.job_title, name: job.recruiter.name, company: job.company.name };
  }
  if (page === 'company') return { company: (await api('GET /companies/:slug', { slug: last })).name };
  return {};
}
