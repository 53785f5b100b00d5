import { Send } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser-api.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TypedFields } from '../../job-schemas.ts';
import { createDraftStore } from './field-stores.ts';
import type { JobFormOptions } from './form-options.ts';
import { JobEditor } from './job-editor.tsx';

interface DraftFormProps {
  draft: { id: number; saved_at: string } | null;
  start: TypedFields;
  options: JobFormOptions;
  mayMask: boolean;
  onCreated: (draftId: number) => void;
  onPublished: (jobId: number) => void;
}

/** A new job, from its first word to the public. */
export function DraftForm({ draft, start, options, mayMask, onCreated, onPublished }: DraftFormProps) {
  const { t } = useTranslation();
  const [store] = useState(() => createDraftStore(draft?.id ?? null, onCreated));
  return (
    <JobEditor
      kind="draft"
      store={store}
      savedAt={draft?.saved_at ?? null}
      {...{ start, options, mayMask }}
      asksAttest
      submitLabel={t('employer.form.publish')}
      submitIcon={<Send aria-hidden className="size-4 rtl:-scale-x-100" />}
      onSubmit={async () => {
        const id = store.id();
        if (id === null) return;
        const { job } = await api('POST /recruiters/jobs/drafts/:id/publish', { id, attest: true });
        onPublished(job.id);
      }}
    />
  );
}
