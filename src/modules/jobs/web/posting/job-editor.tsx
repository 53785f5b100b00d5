import { Eye, Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SkeletonBlock } from '#src/ui/feedback/skeleton-shapes.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import type { TypedFields } from '../../job-schemas.ts';
import { FormBar } from './form-bar.tsx';
import type { JobFormOptions } from './form-options.ts';
import { FieldPlace, FormSection, focusRefusal } from './form-section.tsx';
import { JobForm } from './job-form.tsx';
import { JobFormPreview } from './job-form-preview.tsx';
import { errorsOf, type FieldErrors, sendable } from './job-form-state.ts';
import { forgetFields, keptFields } from './kept-fields.ts';
import { SaveLine } from './save-line.tsx';
import { SectionList } from './section-list.tsx';
import { type FieldStore, useAutosave } from './use-autosave.ts';

const LivePreview = lazy(() => import('./live-preview.tsx'));

/** Wide enough for the form with its preview beside it. */
const ROOMY = '(min-width: 85rem)';

interface JobEditorProps {
  store: FieldStore;
  /** When the store was last written; null when there is nothing in it. */
  savedAt: string | null;
  start: TypedFields;
  options: JobFormOptions;
  mayMask: boolean;
  /** A job is published with the word that the vacancy exists. */
  asksAttest?: boolean;
  /** What the store is: a draft of a job, or changes of a public one. */
  kind: 'draft' | 'edit';
  notice?: ReactNode;
  submitLabel: string;
  submitIcon?: ReactNode;
  /** Everything is right and kept; a refusal that it throws is shown. */
  onSubmit: (fields: TypedFields) => Promise<void>;
}

/** The job form: it keeps itself while it is typed, shows itself as talents will see it, and says what is wrong. */
export function JobEditor({ store, savedAt, start, options, mayMask, asksAttest = false, ...rest }: JobEditorProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start);
  // Two changes may come before the next picture of the page.
  const latest = useRef(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isAttested, setIsAttested] = useState(false);
  const [isPreview, setIsPreview] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [wasKept, setWasKept] = useState(false);
  // The editor takes its text once; another start of the fields needs another editor.
  const [edition, setEdition] = useState(0);
  const { state, touch, flush } = useAutosave(store, savedAt);
  const isRoomy = useMediaQuery(ROOMY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page stands
  useEffect(() => {
    const kept = keptFields(store.key(), savedAt);
    if (!kept) return;
    latest.current = kept;
    setFields(kept);
    setEdition(1);
    setWasKept(true);
    touch(kept);
  }, []);

  // After the fields have come back from behind the preview, and what was said stands above them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refusals > 0) focusRefusal(form.current, Object.keys(errors));
  }, [refusals]);

  const change = (patch: TypedFields) => {
    const next = { ...latest.current, ...patch };
    latest.current = next;
    setFields(next);
    touch(next);
    setErrors((now) => withoutErrorsOf(now, Object.keys(patch)));
  };

  const refuse = (problems: FieldErrors, text: string | null) => {
    setErrors(problems);
    setMessage(text);
    setIsPreview(false);
    setRefusals((count) => count + 1);
  };

  const submit = async () => {
    setMessage(null);
    setIsSending(true);
    try {
      const { problems } = await api('POST /recruiters/jobs/preview', { fields: sendable(latest.current) });
      const found = errorsOf(problems, t);
      if (asksAttest && !isAttested) found.attest = t('employer.form.attestMissing');
      if (Object.keys(found).length > 0) return refuse(found, null);
      if (!(await flush())) return refuse({}, t('employer.form.notSaved'));
      await rest.onSubmit(latest.current);
      forgetFields(store.key());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const told = Object.entries(error.fields).map(([field, text]) => ({ field, text }));
      refuse(errorsOf(told, t), error.message || t('employer.form.notSaved'));
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
      ) : (
        rest.notice
      )}
      {isPreview ? <JobFormPreview fields={fields} /> : null}
      <div
        hidden={isPreview}
        className={classNames(
          !isPreview && 'lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10',
          !isPreview && 'min-[85rem]:grid-cols-[11rem_minmax(0,1fr)_23rem]',
        )}
      >
        <div>
          <SectionList errors={errors} hasAttest={asksAttest} />
        </div>
        <JobForm
          key={edition}
          formRef={form}
          {...{ fields, errors, options, mayMask, message }}
          onChange={change}
          onSubmit={submit}
        >
          {asksAttest ? (
            <FormSection name="attest" title={t('employer.form.attestTitle')} text={t('employer.form.attestText')}>
              <FieldPlace name="attest">
                <Checkbox
                  label={t('employer.form.attest')}
                  error={errors.attest}
                  checked={isAttested}
                  onChange={(event) => {
                    setIsAttested(event.target.checked);
                    setErrors((now) => withoutErrorsOf(now, ['attest']));
                  }}
                />
              </FieldPlace>
            </FormSection>
          ) : null}
        </JobForm>
        {isRoomy && !isPreview ? (
          <div>
            <Suspense fallback={<SkeletonBlock className="h-64 rounded-sheet" />}>
              <LivePreview fields={fields} />
            </Suspense>
          </div>
        ) : null}
      </div>
      <FormBar status={<SaveLine state={state} kind={rest.kind} />}>
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
        <Button icon={rest.submitIcon} isLoading={isSending} onClick={submit}>
          {rest.submitLabel}
        </Button>
      </FormBar>
    </>
  );
}

function withoutErrorsOf(errors: FieldErrors, changed: string[]): FieldErrors {
  const isChanged = (name: string) => changed.some((one) => name === one || name.startsWith(`${one}.`));
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isChanged(name)));
}
