import { useState } from 'react';
import { api } from '#src/browser-api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TypedFields } from '../../job-schemas.ts';
import { createEditStore } from './field-stores.ts';
import type { JobFormOptions } from './form-options.ts';
import { JobEditor } from './job-editor.tsx';
import { changedFields, sendable } from './job-form-state.ts';

interface EditFormProps {
  jobId: number;
  /** The job as talents see it. */
  published: TypedFields;
  /** What was changed before and has not been saved. */
  draft: { fields: TypedFields; saved_at: string } | null;
  options: JobFormOptions;
  mayMask: boolean;
  onSaved: () => void;
}

/** A public job: changes are kept while they are typed, and public only once they are saved. */
export function EditForm({ jobId, published, draft, options, mayMask, onSaved }: EditFormProps) {
  const { t, language } = useTranslation();
  const begin = (kept: EditFormProps['draft'], edition: number) => ({
    kept,
    edition,
    store: createEditStore(jobId, published),
  });
  const [{ kept, edition, store }, setSession] = useState(() => begin(draft, 0));
  const [isDiscarding, setIsDiscarding] = useState(false);

  const discard = async () => {
    setIsDiscarding(true);
    try {
      await store.discard();
      setSession(begin(null, edition + 1));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      showToast(error.message, { tone: 'danger' });
    } finally {
      setIsDiscarding(false);
    }
  };

  const at = kept && new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <JobEditor
      // Without the changes the form begins anew.
      key={edition}
      kind="edit"
      store={store}
      savedAt={kept?.saved_at ?? null}
      start={{ ...published, ...kept?.fields }}
      {...{ options, mayMask }}
      notice={
        kept && at ? (
          <div className="mb-6">
            <Notice
              tone="info"
              actions={
                <Button size="sm" variant="secondary" isLoading={isDiscarding} onClick={discard}>
                  {t('employer.form.discard')}
                </Button>
              }
            >
              <span suppressHydrationWarning>
                {t('employer.form.unsaved', { date: at.format(new Date(kept.saved_at)) })}
              </span>
            </Notice>
          </div>
        ) : null
      }
      submitLabel={t('employer.form.save')}
      onSubmit={async (fields) => {
        await api('PATCH /recruiters/jobs/:id', { id: jobId, fields: changedFields(published, sendable(fields)) });
        onSaved();
      }}
    />
  );
}
