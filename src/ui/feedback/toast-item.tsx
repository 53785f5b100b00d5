import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { tellsOfLimit } from '#src/kernel/limit-texts.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useTranslation } from '../translation.tsx';
import { useLiftOverBar } from './lift-over-bar.ts';
import { LimitLink } from './limit-link.tsx';
import { dismissToast, type Toast } from './toast-store.ts';

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert };
const iconTones = { neutral: 'text-info', success: 'text-accent', danger: 'text-danger' };

export function ToastItem({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { t } = useTranslation();
  const Icon = icons[toast.tone];
  useLiftOverBar();

  useEffect(() => {
    if (isPaused || toast.duration === 0) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  return (
    <li className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card border border-line bg-raised py-2 ps-4 pe-2 text-sm shadow-overlay">
      <Icon aria-hidden className={classNames('mt-2 size-5 shrink-0', iconTones[toast.tone])} />
      <p className="min-w-0 flex-1 py-2 text-ink">
        {toast.text} {tellsOfLimit(toast.text) ? <LimitLink /> : null}
      </p>
      {toast.action ? (
        <button
          type="button"
          onClick={() => {
            toast.action?.onAction();
            dismissToast(toast.id);
          }}
          className="min-h-9 shrink-0 rounded-control px-2 font-semibold text-accent-ink hover:bg-hover pointer-coarse:min-h-11"
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton size="sm" label={t('ui.dismiss')} icon={<X aria-hidden />} onClick={() => dismissToast(toast.id)} />
    </li>
  );
}
