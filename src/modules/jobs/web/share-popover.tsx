import { Copy, Share } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { QrCode } from '#src/ui/layout/qr-code.tsx';
import { Popover } from '#src/ui/overlays/popover.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { sharedUrl } from './share-by-system.ts';

interface SharePopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  job: { job_title: string; job_url: string };
}

/** Copy, the device's own ways, and a code for a phone. */
export default function SharePopover({ isOpen, onOpenChange, triggerRef, job }: SharePopoverProps) {
  const { t, language } = useTranslation();
  const url = sharedUrl(language, job);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('jobs.share.copied'), { tone: 'success' });
    } catch {
      showToast(t('jobs.share.copyFailed', { url }), { duration: 0 });
    }
    onOpenChange(false);
  };
  const share = () => {
    // Rejects when the visitor changes their mind: nothing to say then.
    navigator.share({ title: job.job_title, url }).catch(() => undefined);
    onOpenChange(false);
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={t('jobs.share.title')}
      placement="bottom end"
      className="w-72 p-5"
    >
      <h2 className="font-semibold text-ink text-lg">{t('jobs.share.title')}</h2>
      <div className="mt-3 grid gap-2">
        <Button variant="secondary" isWide icon={<Copy aria-hidden className="size-4" />} onClick={copy}>
          {t('jobs.share.copy')}
        </Button>
        {'share' in navigator ? (
          <Button variant="secondary" isWide icon={<Share aria-hidden className="size-4" />} onClick={share}>
            {t('jobs.share.system')}
          </Button>
        ) : null}
      </div>
      <QrCode text={url} label={t('jobs.share.qr')} className="mx-auto mt-4 size-40" />
      <p className="mt-2 text-center text-ink-muted text-sm">{t('jobs.share.qrHint')}</p>
    </Popover>
  );
}
