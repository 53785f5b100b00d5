import { Eye, Pencil, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TypedFields } from '../../job-fields.ts';
import { FormBar } from './form-bar.tsx';
import type { JobFormOptions } from './form-options.ts';
import { FormSection, focusFirstError } from './form-section.tsx';
import { JobForm } from './job-form.tsx';
import { JobFormPreview } from './job-form-preview.tsx';
import { errorsOf, type FieldErrors, sendable } from './job-form-state.ts';
import { forgetFields, keptFields } from './kept-fields.ts';
import { SaveLine } from './save-line.tsx';
import { useAutosave } from './use-autosave.ts';

interface DraftFormProps {
  draft: { id: number; saved_at: string } | null;
  start: TypedFields;
  options: JobFormOptions;
  mayMask: boolean;
  onCreated: (draftId: number) => void;
  onPublished: (jobId: number) => void;
}

/** A new job: it saves itself while it is typed, shows itself as talents will see it, and is published. */
export function DraftForm({ draft, start, options, mayMask, onCreated, onPublished }: DraftFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start);
  // Two changes may come before the next picture of the page.
  const latest = useRef(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isAttested, setIsAttested] = useState(false);
  const [isPreview, setIsPreview] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [wasKept, setWasKept] = useState(false);
  // The editor takes its text once; another start of the fields needs another editor.
  const [edition, setEdition] = useState(0);
  const { state, touch, flush } = useAutosave(draft, onCreated);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page stands
  useEffect(() => {
    const kept = keptFields(draft ? String(draft.id) : 'new', draft?.saved_at ?? null);
    if (!kept) return;
    latest.current = kept;
    setFields(kept);
    setEdition(1);
    setWasKept(true);
    touch(kept);
  }, []);

  const change = (patch: TypedFields) => {
    const next = { ...latest.current, ...patch };
    latest.current = next;
    setFields(next);
    touch(next);
    const changed = Object.keys(patch);
    setErrors((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([name]) => !changed.some((one) => name === one || name.startsWith(`${one}.`))),
      ),
    );
  };

  const refuse = (problems: FieldErrors, text: string | null) => {
    setErrors(problems);
    setMessage(text);
    setIsPreview(false);
    // After the fields have come back from behind the preview, and know their errors.
    setTimeout(() => focusFirstError(form.current, Object.keys(problems)));
  };

  const publish = async () => {
    setMessage(null);
    setIsSending(true);
    try {
      const { problems } = await api('POST /recruiters/jobs/preview', { fields: sendable(fields) });
      const found = errorsOf(problems, t);
      if (!isAttested) found.attest = t('employer.form.attestMissing');
      if (Object.keys(found).length > 0) return refuse(found, null);
      const id = await flush();
      if (id === null) return refuse({}, t('employer.form.notSaved'));
      const { job } = await api('POST /recruiters/jobs/drafts/:id/publish', { id, attest: true });
      forgetFields(String(id));
      onPublished(job.id);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const found = errorsOf(
        Object.entries(error.fields).map(([field, text]) => ({ field, text })),
        t,
      );
      refuse(found, error.message || t('employer.form.notSaved'));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      {wasKept ? (
        <div className="mb-6">
          <Notice tone="info" onDismiss={() => setWasKept(false)}>
            {t('employer.form.restored')}
          </Notice>
        </div>
      ) : null}
      {isPreview ? <JobFormPreview fields={fields} /> : null}
      <div hidden={isPreview}>
        <JobForm
          key={edition}
          formRef={form}
          {...{ fields, errors, options, mayMask, message }}
          onChange={change}
          onSubmit={publish}
        >
          <FormSection title={t('employer.form.attestTitle')} text={t('employer.form.attestText')}>
            <Checkbox
              label={t('employer.form.attest')}
              error={errors.attest}
              checked={isAttested}
              onChange={(event) => {
                setIsAttested(event.target.checked);
                setErrors(({ attest: _, ...rest }) => rest);
              }}
            />
          </FormSection>
        </JobForm>
      </div>
      <FormBar status={<SaveLine state={state} />}>
        <Button
          variant="secondary"
          icon={isPreview ? <Pencil aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
          onClick={() => {
            setIsPreview(!isPreview);
            scrollTo({ top: 0 });
          }}
        >
          {t(isPreview ? 'employer.form.edit' : 'employer.form.preview')}
        </Button>
        <Button icon={<Send aria-hidden className="size-4 rtl:-scale-x-100" />} isLoading={isSending} onClick={publish}>
          {t('employer.form.publish')}
        </Button>
      </FormBar>
    </>
  );
}
