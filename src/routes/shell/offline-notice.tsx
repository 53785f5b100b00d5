import { useSyncExternalStore } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';

export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" aria-live="polite">
      {isOnline ? null : (
        <p
          data-offline
          className="bg-apricot-soft px-4 py-2 text-center font-medium text-apricot-ink text-sm [:root:has([data-whole-page])_&]:h-9 [:root:has([data-whole-page])_&]:truncate"
        >
          {t('shell.error.offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
