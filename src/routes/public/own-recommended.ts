import { api } from '#src/browser/api.ts';
import { noteNothingOwn } from '#src/modules/accounts/web/own-things.ts';
import { asShown } from './home-lists.ts';
import type { JobList } from './landing/job-section.tsx';

/** What a guest has looked for makes a list; nothing where it does not. */
export async function loadOwnRecommended(size: number): Promise<JobList> {
  const answer = await api('GET /job/recommended-jobs', { size });
  if (answer.basis !== 'newest') return asShown(answer);
  noteNothingOwn('looked');
  return null;
}
