import { ConfirmDialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ListedJob } from '../listed-job.ts';
import { useViewerCountry } from './use-viewer-country.ts';

interface RestrictedDialogProps {
  job: ListedJob;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Nobody should write an application that cannot succeed without knowing it. */
export default function RestrictedDialog({ job, onCancel, onConfirm }: RestrictedDialogProps) {
  const { t } = useTranslation();
  const country = useViewerCountry();
  const wants = job.eligibility?.rules.find(({ rule }) => rule === 'country')?.wants ?? '';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onCancel}
      title={country ? t('jobs.restricted.title', { country }) : t('jobs.restricted.titleHere')}
      message={t('jobs.restricted.message', { countries: wants })}
      confirmLabel={t('jobs.restricted.confirm')}
      onConfirm={onConfirm}
    />
  );
}
