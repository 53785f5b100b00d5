import { api } from '#src/browser-api.ts';
import type { TypedFields } from '../../job-schemas.ts';
import { changedFields, sendable } from './job-form-state.ts';
import { forgetFields } from './kept-fields.ts';
import type { FieldStore } from './use-autosave.ts';

export interface DraftStore extends FieldStore {
  /** Null until the first words have reached the server. */
  id(): number | null;
}

/** A job in the making: the first save gives it its id. */
export function createDraftStore(draftId: number | null, onCreated: (draftId: number) => void): DraftStore {
  let id = draftId;
  return {
    id: () => id,
    key: () => (id === null ? 'new' : String(id)),
    async save(fields) {
      const isNew = id === null;
      const answer = await api('POST /recruiters/jobs/draft', {
        fields: sendable(fields),
        ...(id !== null && { draft_id: id }),
      });
      id = answer.draft_id;
      if (isNew) onCreated(id);
      return answer;
    },
  };
}

export interface EditStore extends FieldStore {
  /** Throws the changes away, those too that are still on their way. */
  discard(): Promise<void>;
}

/** Changes of a public job: only what differs from it is kept, and talents see nothing before it is saved. */
export function createEditStore(jobId: number, published: TypedFields): EditStore {
  const key = `edit-${jobId}`;
  let isDiscarded = false;
  return {
    key: () => key,
    async save(fields) {
      if (isDiscarded) return { saved_at: new Date().toISOString() };
      const changed = changedFields(published, sendable(fields));
      return api('POST /recruiters/jobs/:id/draft', { id: jobId, fields: changed });
    },
    async discard() {
      await api('DELETE /recruiters/jobs/:id/draft', { id: jobId });
      isDiscarded = true;
      forgetFields(key);
    },
  };
}
