import { Eye, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TypedFields } from '../../job-fields.ts';
import { FormBar } from './form-bar.tsx';
import type { JobFormOptions } from './form-options.ts';
import { focusFirstError } from './form-section.tsx';
import { JobForm } from './job-form.tsx';
import { JobFormPreview } from './job-form-preview.tsx';
import { errorsOf, type FieldErrors, sendable } from './job-form-state.ts';

interface EditFormProps {
  jobId: number;
  start: TypedFields;
  options: JobFormOptions;
  mayMask: boolean;
  onSaved: () => void;
}

/** A published job: talents see every change at once, so nothing is saved before it is asked for. */
export function EditForm({ jobId, start, options, mayMask, onSaved }: EditFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isPreview, setIsPreview] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const refuse = (problems: FieldErrors, text: string | null) => {
    setErrors(problems);
    setMessage(text);
    setIsPreview(false);
    setTimeout(() => focusFirstError(form.current, Object.keys(problems)));
  };

  const save = async () => {
    setMessage(null);
    setIsSending(true);
    try {
      const sent = sendable(fields);
      const { problems } = await api('POST /recruiters/jobs/preview', { fields: sent });
      if (problems.length > 0) return refuse(errorsOf(problems, t), null);
      await api('PATCH /recruiters/jobs/:id', { id: jobId, fields: sent });
      onSaved();
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
      {isPreview ? <JobFormPreview fields={fields} /> : null}
      <div hidden={isPreview}>
        <JobForm
          formRef={form}
          {...{ fields, errors, options, mayMask, message }}
          onChange={(patch) => {
            setFields((now) => ({ ...now, ...patch }));
            setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in patch))));
          }}
          onSubmit={save}
        />
      </div>
      <FormBar status={<p className="text-ink-muted text-sm">{t('employer.form.editNote')}</p>}>
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
        <Button isLoading={isSending} onClick={save}>
          {t('employer.form.save')}
        </Button>
      </FormBar>
    </>
  );
}
