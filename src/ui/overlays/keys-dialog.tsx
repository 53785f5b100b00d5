import { useTranslation } from '../translation.tsx';
import { Dialog } from './dialog.tsx';

interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Each key, or keys, with what pressing it does. */
  keys: readonly (readonly [key: string, text: string])[];
}

/** The keys of a page that can be worked through without a mouse. */
export function KeysDialog({ isOpen, onOpenChange, keys }: KeysDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="sm" title={t('inbox.keys.title')}>
      <p className="text-ink-muted">{t('inbox.keys.text')}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-9 rounded-control border border-line bg-sunken px-2 py-1 text-center font-semibold text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
