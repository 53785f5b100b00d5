import { Ban } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const ConfirmDialog = lazy(() =>
  import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

interface BlockButtonProps {
  company: { id: number; name: string };
  /** The company is gone for this talent: the page has to say so. */
  onBlocked: () => void;
}

/** COMP-03: hides the company and the talent from each other, after asking. */
export function BlockButton({ company, onBlocked }: BlockButtonProps) {
  const { t } = useTranslation();
  const { name } = company;
  const overlay = useOverlay();
  const [isSaving, setIsSaving] = useState(false);
  const block = async () => {
    setIsSaving(true);
    try {
      const { isSignedIn, signInFirst } = await import('#src/modules/accounts/web/sign-in-intent.ts');
      if (!isSignedIn()) return signInFirst({ kind: 'block', id: company.id });
      await api('POST /jobseeker/blocked-companies', { company_id: company.id });
      onBlocked();
    } catch (error) {
      showToast((error as Error).message || t('preferences.blocked.failed'), { tone: 'danger' });
    }
    setIsSaving(false);
    overlay.onOpenChange(false);
  };
  return (
    <>
      <IconButton
        {...overlay.triggerProps}
        variant="outlined"
        label={t('preferences.blocked.confirmTitle', { name })}
        icon={<Ban aria-hidden />}
        className="[@media(scripting:none)]:hidden"
      />
      {overlay.wasOpened ? (
        <Suspense>
          <ConfirmDialog
            {...overlay.overlayProps}
            title={t('preferences.blocked.confirmTitle', { name })}
            message={t('preferences.blocked.confirmText')}
            confirmLabel={t('preferences.blocked.confirm')}
            isDangerous
            isLoading={isSaving}
            onConfirm={block}
          />
        </Suspense>
      ) : null}
    </>
  );
}
