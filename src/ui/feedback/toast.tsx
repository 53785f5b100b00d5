import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { useTranslation } from '../translation.tsx';
import { currentToasts, noToasts, subscribeToToasts } from './toast-store.ts';

const ToastItem = lazyPart(() => import('./toast-item.tsx').then((file) => file.ToastItem));

/** One per page, in the root: it must be there before the first message, or nothing is announced. */
export function ToastRegion() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section
      aria-label={t('ui.notifications')}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="pointer-events-none fixed inset-x-3 bottom-[max(var(--toast-bottom),var(--over-foot-card,0px))] z-toast sm:inset-x-auto sm:end-6 sm:w-96"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        <Suspense>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} isPaused={isPaused} />
          ))}
        </Suspense>
      </ol>
    </section>
  );
}
