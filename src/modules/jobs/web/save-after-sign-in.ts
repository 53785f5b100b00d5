import { api } from '#src/browser-api.ts';
import type { CompleteIntent } from '#src/modules/accounts/web/sign-in-intent.ts';
import { setSavedState } from './saved-jobs.ts';

/** The job that was to be saved is saved, and every place that shows it knows. */
export const saveAfterSignIn: CompleteIntent = async ({ id }) => {
  const { is_saved } = await api('POST /job/:id/save', { id: Number(id), save: true });
  setSavedState(Number(id), is_saved);
  return 'accounts.intent.saved';
};
