import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { useTranslation } from '../translation.tsx';

export interface ErrorStateProps {
  title?: string;
  message?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** What support asks for. */
  requestId?: string;
  isOffline?: boolean;
}

/** What happened, and a way on. */
export function ErrorState({ title, message, onRetry, isRetrying, requestId, isOffline = false }: ErrorStateProps) {
  const { t } = useTranslation();
  const Icon = isOffline ? CloudOff : TriangleAlert;
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <div
        aria-hidden
        className="mb-5 grid size-16 place-items-center rounded-full bg-apricot-soft text-apricot-ink [&_svg]:size-7"
      >
        <Icon />
      </div>
      <h2 className="font-semibold text-ink text-xl">
        {title ?? t(isOffline ? 'ui.offline.title' : 'ui.error.title')}
      </h2>
      <p className="mt-2 text-ink-muted">{message ?? t(isOffline ? 'ui.offline.message' : 'ui.error.message')}</p>
      {onRetry ? (
        <div className="mt-6">
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden className="size-4" />}
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {t('ui.retry')}
          </Button>
        </div>
      ) : null}
      {requestId ? <p className="mt-4 text-ink-faint text-xs">{t('ui.error.reference', { id: requestId })}</p> : null}
    </div>
  );
}
