import { useEffect, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobPreference, PreferenceFields } from '../preferences.contract.ts';
import { draftOf, type inputOf, missingFields, newDraft } from './preference-draft.ts';
import { PreferenceForm } from './preference-form.tsx';
import { loadPreferenceOptions, type PreferenceOptions } from './preference-options.ts';

export interface PreferenceDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The one to change; without it a new one is made. */
  preference?: JobPreference;
  isRemoteOnly?: boolean;
  onSaved: (preference: JobPreference) => void;
}

/** REM-08: makes or changes a preference in place. */
export default function PreferenceDialog(props: PreferenceDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { isOpen, onOpenChange, preference, isRemoteOnly = false } = props;
  const [isSaving, setIsSaving] = useState(false);
  const choices = useOptions();
  const title = preference
    ? 'preferences.dialog.edit'
    : isRemoteOnly
      ? 'preferences.dialog.remote'
      : 'preferences.dialog.add';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={t(title)}
      description={t(isRemoteOnly ? 'preferences.dialog.remoteText' : 'preferences.dialog.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving} disabled={!choices.options}>
            {t('preferences.dialog.save')}
          </Button>
        </>
      }
    >
      <DialogForm {...props} {...choices} formId={formId} onSaving={setIsSaving} />
    </Dialog>
  );
}

interface DialogFormProps extends PreferenceDialogProps, ReturnType<typeof useOptions> {
  formId: string;
  onSaving: (isSaving: boolean) => void;
}

function DialogForm(props: DialogFormProps) {
  const {
    preference,
    isRemoteOnly = false,
    options,
    hasFailed,
    retry,
    formId,
    onSaved,
    onSaving,
    onOpenChange,
  } = props;
  const { t, language } = useTranslation();
  const siteId = (useRouteLoaderData('root') as { countryId: number } | undefined)?.countryId ?? 0;
  const [failure, setFailure] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});

  const save = async (input: ReturnType<typeof inputOf>) => {
    setFailure(null);
    const missing = missingFields(input).map(([field, label]) => [
      field,
      t('preferences.form.required', { field: t(label) }),
    ]);
    setFieldErrors(Object.fromEntries(missing));
    if (missing.length > 0) return setFailure(t('preferences.form.check'));
    onSaving(true);
    try {
      const saved = preference
        ? await api('PATCH /jobseeker/job-preferences/:id/update', { ...input, id: preference.id })
        : await api('POST /jobseeker/job-preferences/create', input as PreferenceFields);
      showToast(t('preferences.dialog.saved'), { tone: 'success' });
      onOpenChange(false);
      onSaved(saved);
    } catch (error) {
      setFieldErrors(isRefusal(error) ? error.fields : {});
      setFailure((error as Error).message || t('preferences.dialog.failed'));
    } finally {
      onSaving(false);
    }
  };

  if (hasFailed) return <ErrorState onRetry={retry} />;
  if (!options) return <Skeleton layout="flex" columns={2} count={6} />;
  const around = { countryId: siteId, language, minutesAhead: -new Date().getTimezoneOffset() };
  return (
    <PreferenceForm
      id={formId}
      first={preference ? draftOf(preference) : newDraft(around, isRemoteOnly)}
      options={options}
      isRemoteOnly={isRemoteOnly}
      siteId={siteId}
      failure={failure}
      fieldErrors={fieldErrors}
      onSubmit={save}
    />
  );
}

function useOptions() {
  const [options, setOptions] = useState<PreferenceOptions>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isLeft = false;
    setHasFailed(false);
    loadPreferenceOptions().then(
      (loaded) => isLeft || setOptions(loaded),
      () => isLeft || setHasFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  return { options, hasFailed, retry: () => setAttempt((count) => count + 1) };
}
