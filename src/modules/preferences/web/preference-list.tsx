import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobPreference } from '../preferences.contract.ts';
import { PreferenceCard } from './preference-card.tsx';

const PreferenceDialog = lazy(() => import('./preference-dialog.tsx'));
const ConfirmDialog = lazy(() =>
  import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

const MOST_OF_A_KIND = 3;

interface PreferenceListProps {
  preferences: JobPreference[];
  /** Reads the list again. */
  onChange: () => void;
}

/** The talent's preferences, with what may still be added and why the last one stays. */
export function PreferenceList({ preferences, onChange }: PreferenceListProps) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<{ preference?: JobPreference; count: number; isOpen: boolean }>();
  const [toDelete, setToDelete] = useState<JobPreference>();
  const isFull = preferences.length >= 2 * MOST_OF_A_KIND;
  // Another count is another form: what was typed for one preference must not show up in the next.
  const edit = (preference?: JobPreference) => setEdited({ preference, count: (edited?.count ?? 0) + 1, isOpen: true });
  const add = (
    <Button icon={<Plus aria-hidden className="size-5" />} disabled={isFull} onClick={() => edit()}>
      {t('preferences.list.add')}
    </Button>
  );
  return (
    <section aria-labelledby="job-preferences">
      {preferences.length === 0 ? (
        <div className="rounded-card border border-line border-dashed">
          <h2 id="job-preferences" className="sr-only">
            {t('preferences.tabs.preferences')}
          </h2>
          <EmptyState
            illustration={<Illustration name="search" isSmall />}
            title={t('preferences.list.empty')}
            headingLevel={3}
            actions={add}
          >
            {t('preferences.list.emptyText')}
          </EmptyState>
        </div>
      ) : (
        <>
          <SectionHeader
            id="job-preferences"
            title={t('preferences.tabs.preferences')}
            description={limitText(preferences, t)}
            action={add}
          />
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {preferences.map((preference) => (
              <li key={preference.id} className="min-w-0">
                <PreferenceCard
                  preference={preference}
                  onEdit={() => edit(preference)}
                  onDelete={preferences.length > 1 ? () => setToDelete(preference) : undefined}
                />
              </li>
            ))}
          </ul>
          {preferences.length === 1 ? (
            <p className="mt-4 text-ink-muted text-sm">{t('preferences.list.lastStays')}</p>
          ) : null}
        </>
      )}
      <Suspense>
        {edited ? (
          <PreferenceDialog
            key={edited.count}
            isOpen={edited.isOpen}
            onOpenChange={(isOpen) => setEdited({ ...edited, isOpen })}
            preference={edited.preference}
            onSaved={onChange}
          />
        ) : null}
        {toDelete ? (
          <DeleteDialog preference={toDelete} onClose={() => setToDelete(undefined)} onDone={onChange} />
        ) : null}
      </Suspense>
    </section>
  );
}

function limitText(preferences: JobPreference[], t: ReturnType<typeof useTranslation>['t']): string {
  const remote = preferences.filter(({ work_arrangement }) => work_arrangement.id === REMOTE).length;
  return t('preferences.list.limits', { remote, local: preferences.length - remote, max: MOST_OF_A_KIND });
}

interface DeleteDialogProps {
  preference: JobPreference;
  onClose: () => void;
  onDone: () => void;
}

function DeleteDialog({ preference, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation();
  const [isDeleting, setIsDeleting] = useState(false);
  const confirm = async () => {
    setIsDeleting(true);
    try {
      await api('DELETE /jobseeker/job-preferences/:id/delete', { id: preference.id });
      showToast(t('preferences.delete.done'), { tone: 'success' });
      onDone();
    } catch (error) {
      showToast((error as Error).message || t('preferences.delete.failed'), { tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('preferences.delete.title', { title: preference.job_title })}
      message={t('preferences.delete.text')}
      confirmLabel={t('preferences.delete.confirm')}
      isDangerous
      isLoading={isDeleting}
      onConfirm={confirm}
    />
  );
}
